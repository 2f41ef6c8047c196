// What the main step saves for its post step: texts from outside without secrets, and what the action made up as it is.
import { expect, test } from '@jest/globals';
import { createState } from '../../../src/runner/state.ts';

function saved(write: (state: ReturnType<typeof createState>) => void): string {
	let text = '';
	const file = {
		append(entry: string) {
			text += entry;
			return true;
		},
	};
	write(createState(file, (value) => value.replaceAll('12345678901-1', '***')));
	return text;
}

test('a text is redacted, and so are the members of an object, but not their names', () => {
	expect(saved((state) => state.write('a', 'is 12345678901-1'))).toContain('\nis ***\n');
	expect(saved((state) => state.write('a', { '12345678901-1': 'x 12345678901-1', of: 7 }))).toContain(
		'\n{"12345678901-1":"x ***","of":7}\n',
	);
});

test('a key of its own that looks like a secret by chance stays whole', () => {
	expect(saved((state) => state.keep('reporters', '12345678901-1f00'))).toContain('\n12345678901-1f00\n');
});
