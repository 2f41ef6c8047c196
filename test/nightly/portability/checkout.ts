// One commit with all that checkouts treat differently from system to system.
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { noise, prose } from '../../support/planted-trees/tree.ts';

export interface Origin {
	/** Makes a checkout of the commit, and tells where. */
	checkOut(name: string, umask: number): string;
	remove(): void;
}

const CONFIG = ['user.name=test', 'user.email=test@example.test', 'protocol.file.allow=always'];

export function makeOrigin(): Origin {
	const folder = mkdtempSync(path.join(tmpdir(), 'portability-'));
	commit(path.join(folder, 'inner'), {
		'.gitignore': '*.tmp\n',
		'tool.sh': ['#!/bin/sh\n', 0o755],
		'kept.log': 'kept, for the rules above end here\n',
	});
	const outer = commit(path.join(folder, 'outer'), {
		'.gitignore': '*.log\ncaf?.txt\nbuild/\n',
		'src/app.js': "console.log('up'); setInterval(() => {}, 1_000);\n",
		'src/page[id].js': 'export {};\n',
		'bin/start': ['#!/bin/sh\n', 0o755],
		'café.txt': 'a ? is one byte, and é has two\n',
		'日本語/readme.md': prose(3_000),
		'large/prose.txt': prose(3_000_000),
		'large/noise.bin': noise(2_500_000),
		empty: '',
		'日本語/inner/readme.md': 'left out, if the link above held rules\n',
	});
	symlinkSync('bin/start', path.join(outer, 'start'));
	symlinkSync('日本語', path.join(outer, 'docs'));
	symlinkSync('docs/readme.md', path.join(outer, 'read-me-first'));
	// Git follows no such link.
	symlinkSync('readme.md', path.join(outer, '日本語/.gitignore'));
	git(outer, 'submodule', 'add', '-q', '../inner', 'module');
	git(outer, 'add', '-A');
	git(outer, 'commit', '-qm', 'links and a submodule');
	return {
		checkOut(name, umask) {
			const at = path.join(folder, name);
			const before = process.umask(umask);
			try {
				git(folder, 'clone', '-q', '--recurse-submodules', outer, at);
			} finally {
				process.umask(before);
			}
			writeFileSync(path.join(at, 'left-out.log'), 'by .gitignore');
			mkdirSync(path.join(at, 'build'));
			writeFileSync(path.join(at, 'build/out.js'), 'by .gitignore');
			return at;
		},
		remove: () => rmSync(folder, { recursive: true, force: true }),
	};
}

function commit(at: string, files: Readonly<Record<string, string | Buffer | readonly [string, number]>>): string {
	mkdirSync(at);
	git(at, 'init', '-q');
	for (const [name, file] of Object.entries(files)) {
		const [content, mode] = Array.isArray(file) ? file : [file as string | Buffer, 0o644];
		mkdirSync(path.dirname(path.join(at, name)), { recursive: true });
		writeFileSync(path.join(at, name), content);
		chmodSync(path.join(at, name), mode);
	}
	git(at, 'add', '-A');
	git(at, 'commit', '-qm', 'files');
	return at;
}

function git(cwd: string, ...args: readonly string[]): string {
	const config = CONFIG.flatMap((one) => ['-c', one]);
	return execFileSync('git', [...config, ...args], { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}
