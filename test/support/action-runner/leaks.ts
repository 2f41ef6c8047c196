// Finds secrets in what a step left behind, whatever they are wrapped in. Shares no code with what cuts them out.

/** Something that only its owner may see. */
export interface Canary {
	readonly name: string;
	readonly value: string;
	/** Sinks that it belongs in, such as the part of the upload that carries it. */
	readonly belongsIn?: (sink: string) => boolean;
}

/** A text that somebody else can read. */
export interface Sink {
	readonly name: string;
	readonly text: string;
}

/** Characters, or bytes: so much of a secret in one piece is a leak. */
export const FRAGMENT = 8;

/** The leaks, as `canary in sink`. Base64, hex, percent signs, escapes, entities and line breaks hide nothing. */
export function leaksIn(sinks: readonly Sink[], canaries: readonly Canary[]): string[] {
	const owners = new Map(canaries.flatMap((canary) => piecesOf(canary.value).map((piece) => [piece, canary] as const)));
	const starts = new Set([...owners.keys()].map((piece) => startAt(piece, 0)));
	const ownersIn = (reading: string) => {
		const found = new Set<Canary>();
		for (let at = 0; at <= reading.length - FRAGMENT; at++) {
			const owner = starts.has(startAt(reading, at)) ? owners.get(reading.slice(at, at + FRAGMENT)) : undefined;
			if (owner !== undefined) found.add(owner);
		}
		return [...found];
	};
	return sinks.flatMap(({ name: sink, text }) => {
		const found = new Set(readingsOf(text).flatMap(ownersIn));
		return [...found].filter(({ belongsIn }) => !belongsIn?.(sink)).map(({ name }) => `${name} in ${sink}`);
	});
}

/** Two characters as a number: few places begin like a piece, and only these are looked up. */
const startAt = (text: string, at: number): number => text.charCodeAt(at) * 65_536 + text.charCodeAt(at + 1);

/** Every piece of {@link FRAGMENT} characters, as text and as bytes that were read as Latin 1. */
function piecesOf(value: string): string[] {
	const whole = [value, value.replace(/\s+/g, ''), Buffer.from(value).toString('latin1')];
	return [...new Set(whole.flatMap((text) => windows(text)))];
}

function windows(text: string): string[] {
	const length = Math.max(0, text.length - FRAGMENT + 1);
	return Array.from({ length }, (_, at) => text.slice(at, at + FRAGMENT));
}

/** A text in all the ways in which a reader, or a program, may read it. */
function readingsOf(text: string): string[] {
	const shallow = unwrapped([text]);
	const joined = shallow.flatMap((reading) => [reading, reading.replace(/\\[rnt]|\s+/g, '')]);
	return unique([...joined, ...unwrapped(joined), ...joined.flatMap(bytesIn)]);
}

function unwrapped(readings: readonly string[]): string[] {
	const entities = readings.flatMap((reading) => [reading, withoutEntities(reading)]);
	const escapes = entities.flatMap((reading) => [reading, withoutEscapes(reading)]);
	return unique(escapes.flatMap((reading) => [reading, withoutPercents(reading)]));
}

const unique = (texts: readonly string[]) => [...new Set(texts)];
const withoutEntities = (text: string) =>
	text
		.replace(/&#(x?)([0-9a-f]+);/gi, (_, hex, number) => String.fromCodePoint(Number.parseInt(number, hex ? 16 : 10)))
		.replace(/&(amp|lt|gt|quot);/g, (_, name) => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[name as string] ?? '')
		.replaceAll('\u200b', '');
const ESCAPED: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
const withoutEscapes = (text: string) =>
	text.replace(/\\(?:u([0-9a-f]{4})|x([0-9a-f]{2})|(.))/gi, (_, unit, byte, sign) =>
		sign === undefined ? String.fromCharCode(Number.parseInt(unit ?? byte, 16)) : (ESCAPED[sign] ?? sign),
	);
const withoutPercents = (text: string) =>
	text
		.replaceAll('+', ' ')
		.replace(/(?:%[0-9a-f]{2})+/gi, (run) => Buffer.from(run.replaceAll('%', ''), 'hex').toString('utf8'));

/** What the runs of base64 and of hex digits stand for, from each place where a byte may begin. */
function bytesIn(text: string): string[] {
	const decoded = (pattern: RegExp, offsets: number, encoding: 'base64' | 'hex') =>
		[...text.matchAll(pattern)].flatMap(([run]) =>
			Array.from({ length: offsets }, (_, at) => Buffer.from(run.slice(at), encoding).toString('latin1')),
		);
	return [...decoded(/[\w+/-]{8,}/g, 4, 'base64'), ...decoded(/[0-9a-f]{16,}/gi, 2, 'hex')];
}
