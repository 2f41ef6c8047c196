/** Proxies as the usual variables give them. The runner lets lower case win. */
export interface ProxySettings {
	/** Address of the proxy for https, '' for none. May hold a password. */
	readonly https: string;
	/** Hosts that are reached directly, comma separated. */
	readonly noProxy: string;
}

/** The address of a proxy as a URL: `host:3128` is plain http, as curl and others read it. '' stays ''. */
export function proxyAddress(text: string): string {
	return text === '' || /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `http://${text}`;
}
