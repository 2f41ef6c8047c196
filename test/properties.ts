// fast-check as the tests use it: always the same cases, so that nothing fails but what was changed. `npm run
// test:properties` takes others each time, and more of them; a failure prints its seed: SEED=… finds it again.
import fc from 'fast-check';

const { SEED, MORE } = process.env;
const USUAL = 20_261_123;

fc.configureGlobal({ seed: Number(SEED ?? (MORE === undefined ? USUAL : Date.now() % 2 ** 31)) });

/** How many cases are tried where `usual` are in `npm test`. */
export const cases = (usual: number): { numRuns: number } => ({ numRuns: usual * Number(MORE ?? 1) });

export default fc;
