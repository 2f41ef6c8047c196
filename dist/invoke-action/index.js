import { run } from '../index.js';

await run('invoke-action');
