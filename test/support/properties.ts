// fast-check as the tests use it: always the same cases, so that nothing fails but what was changed. `npm run
// test:all` takes others each time, and more of them; a failure prints its seed: SEED=… finds it again.
import fc from 'fast-check';
import { DEPTH } from './action-runner/every.ts';

const { SEED } = process.env;
const USUAL = 20_261_123;

fc.configureGlobal({ seed: Number(SEED ?? (DEPTH === 1 ? USUAL : Date.now() % 2 ** 31)) });

/** How many cases are tried where `usual` are in `npm test`. */
export const cases = (usual: number): { numRuns: number } => ({ numRuns: usual * DEPTH });

export default fc;
