// `npm run test:all -- faults`: runs every fault at every point, and checks that no verdict is broken.
//   --only=text only cells whose name contains the text
import { nameOf } from './cell.ts';
import { wholeMatrix } from './matrix.ts';
import { counted, describe } from './report.ts';
import { runCells } from './run-cells.ts';

const flags = process.argv.slice(2);
const only = flags.find((flag) => flag.startsWith('--only='))?.slice('--only='.length) ?? '';
const { cells, dropped } = wholeMatrix();
const chosen = cells.filter((cell) => nameOf(cell).includes(only));
process.setMaxListeners(0); // every emulator watches for the end of this process
const began = performance.now();

let done = 0;
const { results, again } = await runCells(chosen, { busy: 12, waiting: 80 }, (result) => {
	done += 1;
	if (result.breaches.length > 0) console.error(`✗ ${describe(result)}`);
	if (done % 200 === 0) console.error(`${done} of ${chosen.length} cells`);
});
const seconds = Math.round((performance.now() - began) / 1_000);
const verdicts = counted(results);
const sound = verdicts.every(([, number]) => number === 0);

console.log(`\n${results.length} cells run in ${seconds} s, and these dropped:`);
for (const [why, number] of dropped) console.log(`- ${number}: ${why}`);
console.log(`\n${again} runs were late among the others, and were run again alone.`);
console.log(`\nVerdicts, of ${results.length}:`);
for (const [breach, number] of verdicts) console.log(`- ${number} ${breach}`);
process.exitCode = sound && results.length > 0 ? 0 : 1;
