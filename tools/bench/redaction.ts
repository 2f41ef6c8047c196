// What cutting secrets out of a text costs, by the number of secrets and by the text.
import path from 'node:path';
import type { Probe } from './probes.ts';

/** Characters of a text: as long as a response may be. */
const LENGTH = 1_048_576;

/** Texts that an app or a service may send. */
const TEXTS: Readonly<Record<string, string>> = {
	'a log':
		'2026-11-21T10:00:00Z INFO src/app.ts:12 request "GET /api/items?id=42&x=a%20b" took 12 ms {"user":"ann","ok":true} ',
	'base64 of it': Buffer.from('2026-11-21T10:00:00Z INFO src/app.ts:12 request {"user":"ann","ok":true} ').toString(
		'base64',
	),
};

/** Microseconds of one core for a kilobyte, the best of five. */
function cost(redact: (text: string) => string, text: string): number {
	const runs = Array.from({ length: 5 }, () => {
		const before = process.cpuUsage();
		redact(text);
		const { user, system } = process.cpuUsage(before);
		return user + system;
	});
	return Math.min(...runs) / (text.length / 1_000);
}

/** @param lib the compiled sources. */
export async function redaction(lib: string): Promise<Probe[]> {
	const { createRedactor } = (await import(path.join(lib, 'src/domain/secrets/redact.js'))) as {
		createRedactor(secrets: readonly string[]): (text: string) => string;
	};
	const redactors = [1, 100, 3_000].map((number) => {
		const secrets = Array.from({ length: number }, (_, at) => `eyJhbGciOiJIUzI1NiJ9.${at}.${'s3cret'.repeat(50)}${at}`);
		return { number, redact: createRedactor(secrets) };
	});
	return Object.entries(TEXTS).map(([name, piece]) => {
		const text = piece.repeat(LENGTH / piece.length);
		const costs = redactors.map(({ redact }) => cost(redact, text).toFixed(0));
		return [`redaction of ${name}, for 1, 100 and 3,000 secrets`, `${costs.join(', ')} µs a kilobyte`];
	});
}
