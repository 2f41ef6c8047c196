// wine-start.ts wine node.exe script: Node under Wine writes to files only, so they are copied to where it is waited for.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const [wine = '', ...args] = process.argv.slice(2);
const folder = mkdtempSync(path.join(tmpdir(), 'wine-'));
const files = ['stdout', 'stderr'].map((name) => path.join(folder, name));
const env = { ...process.env, NODE_OPTIONS: process.env.WINE_NODE_OPTIONS };
const { status } = spawnSync(wine, args, { env, stdio: ['ignore', ...files.map((file) => openSync(file, 'w'))] });
const [stdout, stderr] = files.map((file) => readFileSync(file));
rmSync(folder, { recursive: true });
process.stdout.write(stdout as Buffer);
process.stderr.write(stderr as Buffer);
process.exitCode = status ?? 1;
