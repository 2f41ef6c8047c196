// What the request for a deployment takes of "timeout": the wait for the response alone.
import { expect, test } from '@jest/globals';
import { create } from '../../../../../src/actions/deploy/steps/create.ts';
import type { CallOptions } from '../../../../../src/http/connection.ts';
import type { Part } from '../../../../../src/http/form-body.ts';
import { deployWorld, recordWith } from '../../../../support/action-runner/deploy-world.ts';

test.each<[kind: 'directory' | 'source', tookMs: number]>([
	['directory', 9_000], // 6 s to pack and send
	['source', 3_000],
])(
	'%s: GitHub that does not make the check holds the request back for 3 s, and takes nothing of it',
	async (kind, tookMs) => {
		const left: number[] = [];
		const { run, app, clock } = deployWorld({ timeout: '2' }, {}, () => ({
			reporters: { reported: {}, show() {}, checkShown: () => new Promise(() => {}), checkPage: '' },
			save() {},
			deployments: {
				async create(parts: readonly Part[], { leftMs }: CallOptions) {
					for (const part of parts) if ('file' in part) await Array.fromAsync(part.file.open());
					left.push(leftMs());
					return recordWith();
				},
			},
		}));
		await create(run, kind === 'source' ? { kind } : app);
		expect([left, clock.now()]).toEqual([[2_000], tookMs]);
	},
);
