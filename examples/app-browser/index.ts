// An app whose action drives one of the service's browsers. It opens a page that the app itself serves, so it needs no internet.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Kernel, { type KernelContext } from '@onkernel/sdk';
import { chromium } from 'playwright-core';

const kernel = new Kernel();
const app = kernel.app('example-browser');

const PAGE = '<!doctype html><title>Hello from the app</title><h1>A page to look at</h1>';

app.action('page-title', async (context: KernelContext, payload?: { url?: string }) => {
	const session = await kernel.browsers.create({ invocation_id: context.invocation_id, headless: true });
	console.log(`Session ${session.session_id} is open`);
	const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end(PAGE));
	await once(server.listen(0, '127.0.0.1'), 'listening');
	const browser = await chromium.connectOverCDP(session.cdp_ws_url);
	try {
		const page = await browser.newPage();
		await page.goto(payload?.url ?? `http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
		const screenshot = await page.screenshot();
		return { title: await page.title(), screenshot_bytes: screenshot.length };
	} finally {
		await browser.close();
		server.close();
		await kernel.browsers.deleteByID(session.session_id);
	}
});
