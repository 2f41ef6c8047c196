import { setFlagsFromString } from 'node:v8';

/**
 * Tells V8 to collect garbage early instead of letting its heaps grow, and to keep the space for new objects as small as
 * it begins. Packing, and a fast event stream, make many short-lived objects: V8 would keep 60 MiB more for the first, and
 * 100 MiB more for the second. The extra work costs little. The setting applies from now on to the whole process, workers
 * included.
 */
export function keepMemoryLean(): void {
	setFlagsFromString('--optimize-for-size --semi-space-growth-factor=1');
}
