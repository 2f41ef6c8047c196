import { setFlagsFromString } from 'node:v8';

/**
 * Keeps V8's space for short-lived objects at its first size, 1 MiB. Packing makes many, and V8 would let them take
 * up to 48 MiB before it cleans up; cleaning up earlier costs no time that can be measured. For the whole process,
 * and only growth to come is affected, so this may be called at any time.
 */
export function keepYoungGenerationSmall(): void {
	setFlagsFromString('--semi-space-growth-factor=1');
}
