import { run } from '../index.js';

await run('list-replays');
