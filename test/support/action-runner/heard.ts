// A runner without a process: a step speaks to it in the test itself, and what it says is kept.
import { fakeClock } from './fake-clock.ts';

export function hear() {
	const said: string[] = [];
	const outputs: Record<string, string> = {};
	const heard = { said, outputs, summary: '' };
	const say = (kind: string) => (line: string) => void said.push(`${kind}: ${line}`);
	const clock = fakeClock();
	const cancel = new AbortController();
	const edges = {
		clock,
		cancel: cancel.signal,
		log: { info: say('info'), notice: say('notice'), warning: say('warning'), error: say('error'), debug() {} },
		outputs: { set: (more: object) => void Object.assign(outputs, more) },
		summary: {
			async write(render: (redact: (text: string) => string) => string) {
				heard.summary = render((text) => text);
			},
		},
		hideLinkTokens() {},
		hide() {},
	};
	return { heard, clock, cancel, edges };
}
