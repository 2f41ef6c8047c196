/** The address of a proxy as a URL: `host:3128` is plain http, as curl and others read it. '' stays ''. */
export function proxyAddress(text: string): string {
	return text === '' || /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `http://${text}`;
}
