/** What becomes of the bytes. */
export type Cut =
	/** FIN. */
	| 'end'
	/** RST. */
	| 'reset'
	/** Nothing moves any more. */
	| 'stall'
	/** A few bytes at a time for a while. */
	| 'trickle'
	/** HttpResponse with a redirect to another origin. */
	| 'redirect 307'
	| 'redirect 308';

/** Where in an exchange it happens. All before it has reached the other side, and nothing after it. */
export type Place =
	/** The TCP connection stands; of TLS not one byte has come back. */
	| { readonly kind: 'connect' }
	/** The service has the request's headers. */
	| { readonly kind: 'request-headers' }
	/** The service has this many bytes of the content. */
	| { readonly kind: 'request-body'; readonly bytes: number }
	/** The service has the whole request. */
	| { readonly kind: 'request-end' }
	/** The service has done it, for it responds; the client has nothing of that. */
	| { readonly kind: 'response' }
	/** The client has the headers of the response. */
	| { readonly kind: 'response-headers' }
	/** The client has half of what came of the response's body first. */
	| { readonly kind: 'response-body' };

export interface WireFault {
	readonly cut: Cut;
	readonly place: Place;
	/** The requests that it is for, by their first line. `connect` is for connections, whatever they will carry. */
	readonly requests: RegExp;
	/** How many of them pass before. */
	readonly skip: number;
	/** How many are hit. */
	readonly times: number;
}
