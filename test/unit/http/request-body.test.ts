// The form of POST /deployments: byte for byte, and of the length that was announced.
import { describe, expect, test } from '@jest/globals';
import { formBody, type Part } from '../../../src/http/request-body.ts';

const file = (bytes: string, size?: number, filename = 'app.zip') => ({
	name: 'file',
	file: {
		filename,
		type: 'application/zip',
		...(size === undefined ? {} : { size }),
		async *open() {
			for (const byte of bytes) yield Buffer.from(byte);
		},
	},
});

async function bytesOf(parts: readonly Part[]) {
	const body = formBody(parts);
	const chunks: Uint8Array[] = [];
	for await (const chunk of body.open()) chunks.push(chunk);
	return { body, bytes: Buffer.concat(chunks) };
}

test.each(
	['', 'one\ntwo\r\nthree\rfour', '🦄 ünï', '\0', '--boundary--\r\n\r\n', '"quoted"; a=b'].map((text) => ({ text })),
)('a text survives: $text', async ({ text }) => {
	const { bytes } = await bytesOf([{ name: 'version', text }]);
	expect(bytes.toString()).toContain(`name="version"\r\n\r\n${text}\r\n--`);
});

describe('the length', () => {
	test.each([
		{
			name: 'of texts',
			parts: [
				{ name: 'a', text: 'ü\n' },
				{ name: 'b', text: '' },
			],
		},
		{ name: 'of a file', parts: [{ name: 'a', text: 'x' }, file('bytes', 5)] },
		{ name: 'of nothing', parts: [] },
	])('$name is what comes', async ({ parts }) => {
		const { body, bytes } = await bytesOf(parts);
		expect(body.contentLength).toBe(bytes.length);
	});

	test('is not known where that of the file is not', async () => {
		expect((await bytesOf([file('bytes')])).body.contentLength).toBeUndefined();
	});
});

test('another reader reads it', async () => {
	const { body, bytes } = await bytesOf([
		{ name: 'env_vars[A"B]', text: 'x' },
		file('bytes', undefined, 'a "b"\n.zip'),
	]);
	const form = await new Response(bytes, { headers: { 'content-type': body.contentType } }).formData();
	expect(form.get('env_vars[A"B]')).toBe('x');
	expect(await (form.get('file') as File).text()).toBe('bytes');
	expect((form.get('file') as File).name).toBe('a "b"\n.zip');
});

test('each opening gives the same bytes', async () => {
	const body = formBody([{ name: 'a', text: 'x' }, file('bytes')]);
	const read = async () => {
		let text = '';
		for await (const chunk of body.open()) text += Buffer.from(chunk).toString();
		return text;
	};
	expect(await read()).toBe(await read());
});
