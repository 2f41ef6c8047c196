import { connect, type Socket } from 'node:net';
import type { Reachable } from './client.ts';

/** What a bare socket saw: the text that arrived, and how the connection ended. */
export interface RawResult {
	text: string;
	end: 'FIN' | 'RST' | 'open';
}

/** Opens a bare connection: no HTTP client would send what these tests send. */
export function openSocket(emulator: Reachable): Promise<Socket> {
	return new Promise((resolve, reject) => {
		const socket: Socket = connect(Number(new URL(emulator.url).port), '127.0.0.1', () => resolve(socket));
		socket.once('error', reject);
	});
}

/** Reads until the connection ends, or until the text fits `enough`. */
export function readSocket(socket: Socket, enough?: RegExp): Promise<RawResult> {
	return new Promise((resolve) => {
		let text = '';
		const done = (end: RawResult['end']) => {
			resolve({ text, end });
			socket.destroy();
		};
		socket.on('data', (chunk) => {
			text += chunk.toString('latin1');
			if (enough?.test(text)) done('open');
		});
		socket.on('end', () => done('FIN'));
		socket.on('error', () => done('RST'));
	});
}

export const head = (emulator: Reachable, line: string, headers: Record<string, string | number> = {}): string => {
	const all = { host: 'emulator', authorization: `Bearer ${emulator.apiKey}`, ...headers };
	const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
	return `${line} HTTP/1.1\r\n${lines.join('')}\r\n`;
};
