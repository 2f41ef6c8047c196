// The form of POST /deployments: byte for byte, and of the length that was announced.
import { expect, test } from '@jest/globals';
import { formBody, type Part } from '../../../src/http/form-body.ts';

async function* open() {
	for (const byte of 'bytes') yield Buffer.from(byte);
}
const file = (more: { size?: number; filename?: string } = {}) => {
	return { name: 'file', file: { filename: 'app.zip', type: 'application/zip', open, ...more } };
};

async function bytesOf(parts: readonly Part[]) {
	const body = formBody(parts);
	const bytes = Buffer.concat(await Array.fromAsync(body.open()));
	expect(Buffer.concat(await Array.fromAsync(body.open()))).toEqual(bytes); // each try sends the same
	return { body, bytes };
}

test.each(['', 'one\ntwo\r\nthree\rfour', '🦄 ünï', '\0', '--boundary--\r\n\r\n', '"quoted"; a=b'])(
	'a text survives: %j',
	async (text) => {
		const { body, bytes } = await bytesOf([{ name: 'version', text }]);
		expect(bytes.toString()).toContain(`name="version"\r\n\r\n${text}\r\n--`);
		expect(body.contentLength).toBe(bytes.length);
	},
);

test('the length is known where that of the file is', async () => {
	const { body, bytes } = await bytesOf([{ name: 'a', text: 'x' }, file({ size: 5 })]);
	expect(body.contentLength).toBe(bytes.length);
	expect((await bytesOf([file()])).body.contentLength).toBeUndefined();
});

test('another reader reads it', async () => {
	const { body, bytes } = await bytesOf([{ name: 'env_vars[A"B]', text: 'x' }, file({ filename: 'a "b"\n.zip' })]);
	const form = await new Response(bytes, { headers: { 'content-type': body.contentType } }).formData();
	expect(form.get('env_vars[A"B]')).toBe('x');
	expect(await (form.get('file') as File).text()).toBe('bytes');
	expect((form.get('file') as File).name).toBe('a "b"\n.zip');
});
