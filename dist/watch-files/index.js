import { run } from '../index.js';

await run('watch-files');
