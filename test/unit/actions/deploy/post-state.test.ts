// What the main step has saved, as the post step reads it back.
import { expect, test } from '@jest/globals';
import { openPostState } from '../../../../src/actions/deploy/post-state.ts';

/** A state that holds a text, and what is kept of it. */
function opened(text = '') {
	const kept: string[] = [];
	return { kept, state: openPostState({ read: () => text, keep: (_name, next) => void kept.push(next) }) };
}
const preview = { id: 'dep_1', pullRequest: 7, service: {} };

test('each change is saved once, and read back', () => {
	const { state, kept } = opened();
	state.save({ left: ['check'] });
	state.save({ preview });
	state.save({ preview });
	expect(kept).toHaveLength(2);
	expect(opened(kept.at(-1)).state.saved()).toEqual({ left: ['check'], preview });
	state.save({ preview: undefined });
	expect(opened(kept.at(-1)).state.saved()).toEqual({ left: ['check'] });
});

test.each(['', '"ended"', '{"left":["che'])('nothing can be read in %j', (text) => {
	expect(opened(text).state.saved()).toEqual({});
});
