// jest's transform: Node's own type stripping. It keeps every line where it is, so no source maps are needed.
import { stripTypeScriptTypes } from 'node:module';

export default { process: (source) => ({ code: stripTypeScriptTypes(source) }) };
