import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { locatePackage } from '../../../../src/workspace/ready/file.ts';
import { locateDirectory } from '../../../../src/workspace/select/directory.ts';

test('a path of the host in a container: the workspace, and what to write', () => {
	const root = mkdtempSync(path.join(tmpdir(), 'host-'));
	const workspace = path.join(root, 'app/app');
	mkdirSync(workspace, { recursive: true });
	const said = `which is outside the workspace (${workspace}); in a container, \${{ github.workspace }} is the host's path, so write `;
	try {
		expect(() => locateDirectory(workspace, '/home/runner/work/app/app/apps/bot')).toThrow(`${said}"apps/bot"`);
		expect(() => locateDirectory(workspace, '/home/runner/work/app/app')).toThrow(`${said}"."`);
		expect(() => locateDirectory(workspace, '..')).toThrow(`which is outside the workspace (${workspace}).`);
		expect(() => locatePackage({ workspace, temp: root }, '/home/runner/work/app/app/app.zip')).toThrow(
			`${said}"app.zip"`,
		);
	} finally {
		rmSync(root, { recursive: true });
	}
});
