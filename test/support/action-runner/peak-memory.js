// Preloaded into a step (NODE_OPTIONS): at its end, writes the peak of its resident memory, in KiB, to PEAK_MEMORY_FILE.
// The kernel's own high-water mark of the process. Not getrusage's, which begins with that of the parent at the fork.
import { readFileSync, writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

if (isMainThread)
	process.on('exit', () => {
		const [, kib] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8'));
		writeFileSync(process.env.PEAK_MEMORY_FILE, kib);
	});
