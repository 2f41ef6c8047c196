interface Message {
	id?: number;
	result?: Record<string, unknown>;
}

/** As much of a client of the Chrome DevTools Protocol as the emulator's own tests need. */
export class Cdp {
	readonly closed: Promise<void>;
	readonly #socket: WebSocket;
	readonly #pending = new Map<number, (result: Record<string, unknown>) => void>();
	#last = 0;

	private constructor(socket: WebSocket) {
		this.#socket = socket;
		this.closed = new Promise((resolve) => socket.addEventListener('close', () => resolve()));
		socket.addEventListener('message', ({ data }) => {
			const { id = 0, result = {} } = JSON.parse(String(data)) as Message;
			this.#pending.get(id)?.(result);
		});
	}

	static connect(url: string): Promise<Cdp> {
		const socket = new WebSocket(url);
		return new Promise((resolve, reject) => {
			socket.addEventListener('open', () => resolve(new Cdp(socket)));
			socket.addEventListener('error', () => reject(new Error('the connection was refused')));
		});
	}

	send(method: string, params: object, sessionId?: string): Promise<Record<string, unknown>> {
		this.#last += 1;
		const id = this.#last;
		this.#socket.send(JSON.stringify({ id, method, params, sessionId }));
		return new Promise((resolve) => this.#pending.set(id, resolve));
	}

	sendText = (text: string): void => this.#socket.send(text);

	async open(url: string): Promise<string> {
		const { targetId } = await this.send('Target.createTarget', { url });
		const { sessionId } = await this.send('Target.attachToTarget', { targetId, flatten: true });
		return String(sessionId);
	}

	async titleOf(url: string): Promise<string> {
		const session = await this.open(url);
		const wait =
			'new Promise((done) => { const look = () => document.title ? done(document.title) : setTimeout(look, 5); look(); })';
		for (;;) {
			const evaluated = await this.send(
				'Runtime.evaluate',
				{ expression: wait, awaitPromise: true, returnByValue: true },
				session,
			);
			const title = (evaluated.result as { value?: string } | undefined)?.value;
			if (title) return title; // the page may have come while it was waited for
		}
	}
}
