// The scanner works: a secret planted in a sink is found there, in any encoding.
import { appendFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { leaksIn } from '../../support/action-runner/leaks.ts';
import type { Finished } from '../../support/action-runner/start-action.ts';
import { CANARIES, ENCODINGS } from './canaries.ts';
import { type Evidence, sinksOf } from './evidence.ts';
import { play } from './secret-scenes.ts';

type Plant = (evidence: Evidence, text: string) => void;

const inStep =
	(change: (step: Finished, text: string) => Partial<Finished>): Plant =>
	({ steps }, text) => {
		const step = steps[0] as Finished;
		Object.assign(step, change(step, text));
	};

const PLANTS: Readonly<Record<string, Plant>> = {
	stdout: inStep(({ stdout }, text) => ({ stdout: `${stdout}::debug::${text}\n` })),
	stderr: inStep(({ stderr }, text) => ({ stderr: `${stderr}${text}\n` })),
	outputs: inStep(({ outputs }, text) => ({ outputs: { ...outputs, region: text } })),
	state: inStep(({ state }, text) => ({ state: { ...state, view: JSON.stringify({ text }) } })),
	summary: inStep(({ summary }, text) => ({ summary: `${summary}\n${entities(text)}\n` })),
	'temporary file': ({ temp }, text) => writeFileSync(path.join(temp, 'left.txt'), text),
	'request line and headers': ({ emulator }, text) => emulator.requests[0]?.rawHeaders.push('x-app', text),
	'part version': ({ emulator }, text) => emulator.ledger[0]?.fields.push({ name: 'version', value: text }),
	'head of part file': ({ emulator }, text) => Object.assign(emulator.ledger[0]?.file ?? {}, { filename: text }),
	'package entry': ({ emulator }, text) => {
		const app = path.join(path.dirname(emulator.ledger[0]?.file?.path ?? ''), 'app');
		for (const name of readdirSync(app)) appendFileSync(path.join(app, name), text);
	},
	'GitHub payload': ({ github }, text) => Object.assign(github.requests[0] ?? {}, { text: JSON.stringify({ text }) }),
};

const entities = (text: string) => text.replace(/[^A-Za-z0-9 ]/gu, (sign) => `&#${sign.codePointAt(0)};`);

test('a secret that is planted in a sink is found there', async () => {
	const scene = { name: 'planted', action: '', code: 0 };
	const all = CANARIES.map(({ value }) => value).join('\n');
	const { code, found: sinks } = await play(scene, (evidence) => {
		for (const plant of Object.values(PLANTS)) plant(evidence, all);
		return sinksOf(evidence);
	});
	expect(code).toBe(0);
	const planted = Object.keys(PLANTS).flatMap((sink) => CANARIES.map(({ name }) => `${name} in ${sink}`));
	expect(new Set(leaksIn(sinks, CANARIES))).toEqual(new Set(planted));
});

test.each(ENCODINGS)('$name', ({ encode }) => {
	for (const canary of CANARIES) {
		for (const text of [encode(canary.value), JSON.stringify({ a: `x${encode(canary.value)}y` })]) {
			expect(leaksIn([{ name: 'a text', text }], CANARIES)).toEqual([`${canary.name} in a text`]);
		}
	}
});

test('eight characters are a leak, seven are none', () => {
	const key = CANARIES.filter(({ name }) => name === 'API key');
	const leaks = (text: string) => leaksIn([{ name: 'a text', text: `before ${text} after` }], key);
	expect(leaks(key[0]?.value.slice(4, 12) ?? '')).toEqual(['API key in a text']);
	expect(leaks(key[0]?.value.slice(4, 11) ?? '')).toEqual([]);
});
