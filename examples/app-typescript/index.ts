// An app that registers itself with the SDK. Callers invoke its actions through POST /invocations.
import Kernel, { type KernelContext } from '@onkernel/sdk';

const kernel = new Kernel();
const app = kernel.app('example-typescript');

app.action('greet', async (_context: KernelContext, payload?: { name?: string }) => {
	const name = payload?.name ?? 'world';
	console.log(`Greeting ${name}`);
	return { greeting: `Hello, ${name}!` };
});

// A browser that is created with the invocation's id ends with the invocation.
app.action('open-browser', async (context: KernelContext) => {
	const browser = await kernel.browsers.create({ invocation_id: context.invocation_id, headless: true });
	console.log(`Browser ${browser.session_id} is open`);
	return { session_id: browser.session_id };
});
