// A package that was made before is checked, and sent byte for byte. Every kind of zip: test/unit/workspace/ready.test.ts.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { type CraftedEntry, craftZip } from '../../emulator/crafted-zip.ts';
import { reportScenario } from '../reports/reporting.ts';
import { APP as APP_FILES, annotations } from './deploying.ts';

const APP: CraftedEntry = { name: 'app.js', content: APP_FILES['app.js'] };
const scenario = reportScenario({ 'build/app.zip': craftZip([APP]) });
const emulator = () => scenario.deploy.emulator;
const at = (name = 'build/app.zip') => path.join(scenario.deploy.workspace.path, name);
const digestOf = (bytes: Buffer) => `sha256:${createHash('sha256').update(bytes).digest('hex')}`;
const run = (values: Readonly<Record<string, string>> = {}) =>
	scenario.run('', { with: { package: 'build/app.zip', ...values } });

test('goes out byte for byte, with its length, and is told as a folder is', async () => {
	const bytes = readFileSync(at());
	const { code, outputs, summary, stdout, leftInTemp } = await run();
	const [post, ...others] = emulator().requests.filter(({ method }) => method === 'POST');
	expect({ code, leftInTemp, others }).toEqual({ code: 0, leftInTemp: [], others: [] });
	expect(post?.headers).toMatchObject({ 'content-length': String(post?.bodyBytes) });
	expect(post?.headers).not.toHaveProperty('transfer-encoding');
	const { file, fields } = emulator().ledger[0] ?? {};
	const sha256 = digestOf(bytes).replace('sha256:', '');
	expect(file).toMatchObject({ filename: 'app.zip', contentType: 'application/zip', size: bytes.length, sha256 });
	expect(fields?.[0]).toMatchObject({ name: 'entrypoint_rel_path', value: 'app.js' });
	expect(outputs).toMatchObject({
		'package-digest': digestOf(bytes),
		'package-size': String(bytes.length),
		'package-files': '1',
		entrypoint: 'app.js',
		conclusion: 'success',
	});
	expect(outputs).not.toHaveProperty('package-path');
	expect(summary).toContain(digestOf(bytes));
	expect(summary).toContain('| Package file | `build/app.zip` |');
	expect(stdout).toContain('Checked the package build/app.zip: 1 file');
	expect(stdout).not.toContain('Packing');
	expect(readFileSync(at()).equals(bytes)).toBe(true);
});

test('a dry run checks it, and hands on its path', async () => {
	const bytes = readFileSync(at());
	const { outputs, stdout, summary } = await run({ 'dry-run': 'true', 'api-key': '', 'base-url': '' });
	expect(outputs).toMatchObject({ 'package-path': at(), 'package-digest': digestOf(bytes), 'package-files': '1' });
	expect(stdout).toContain('Dry run: nothing is sent');
	expect(summary).toContain('Dry run: checked, nothing sent');
	expect(emulator().requests).toEqual([]);
});

test('a zip that is unfit is not sent, and says why', async () => {
	writeFileSync(at(), craftZip([APP, { name: 'l', mode: 0o120777, content: '/etc/passwd' }]));
	const { code, stdout, outputs, summary } = await run();
	const message = expect.stringContaining('entry "l": it is a link to "/etc/passwd"');
	const errors = [{ message, properties: { title: expect.any(String) } }]; // and no file
	expect({ code, errors: annotations(stdout), requests: emulator().requests }).toEqual({
		code: 1,
		errors,
		requests: [],
	});
	expect(outputs).toMatchObject({ 'failure-kind': 'package', conclusion: 'failure', retryable: 'false' });
	expect(summary).toContain('❌ Not deployed: ');
});
