import { run } from '../index.js';

await run('delete-api-key');
