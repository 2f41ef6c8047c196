import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { ApiError, invalid, notFound, unauthorized } from '../http/errors.ts';
import { type Browser, CDP_PATH } from './browser.ts';
import type { Browsers } from './browsers.ts';
import { CdpMessages } from './cdp-messages.ts';

/** Chrome refuses whoever says where a page comes from; the token is what counts here. Packed messages could not be read. */
const NOT_PASSED = ['host', 'origin', 'sec-websocket-extensions'];

/** Passes a WebSocket on to the browser of the session whose token it carries. */
export function passOn(browsers: Browsers, request: IncomingMessage, client: Duplex, head: Buffer): void {
	client.on('error', () => undefined);
	try {
		const { browser, address } = find(browsers, new URL(`http://emulator${request.url}`));
		const release = browser.hold();
		const chrome = connect(Number(address.port), address.hostname);
		chrome.on('error', () => client.destroy());
		chrome.on('close', () => client.destroy());
		client.on('close', () => {
			chrome.destroy();
			release();
		});
		chrome.write(`GET ${address.pathname} HTTP/1.1\r\nHost: ${address.host}\r\n${passedHeaders(request)}\r\n`);
		const messages = new CdpMessages(browser.folder);
		messages.on('error', () => client.destroy());
		messages.write(head);
		client.pipe(messages).pipe(chrome).pipe(client);
	} catch (error) {
		refuse(client, error instanceof ApiError ? error : invalid('the address cannot be read'));
	}
}

function find(browsers: Browsers, { pathname, searchParams }: URL): { browser: Browser; address: URL } {
	if (!pathname.endsWith(CDP_PATH)) throw notFound('WebSocket');
	const browser = browsers.byToken(searchParams.get('token') ?? '');
	if (browser?.chrome === undefined) throw unauthorized('the token does not belong to an open session');
	return { browser, address: browser.chrome.address };
}

function passedHeaders({ rawHeaders }: IncomingMessage): string {
	const pairs = rawHeaders.flatMap((name, at) => (at % 2 === 0 ? [[name, rawHeaders[at + 1]] as const] : []));
	const passed = pairs.filter(([name]) => !NOT_PASSED.includes(name.toLowerCase()));
	return passed.map(([name, value]) => `${name}: ${value}\r\n`).join('');
}

function refuse(client: Duplex, error: ApiError): void {
	const body = JSON.stringify(error);
	const head = [
		`HTTP/1.1 ${error.status} Refused`,
		'Content-Type: application/json',
		`Content-Length: ${Buffer.byteLength(body)}`,
		'Connection: close',
	];
	client.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
