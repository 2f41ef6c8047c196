import tls from 'node:tls';

let isSystemTrusted: boolean | undefined;

/**
 * Has all further connections of the process trust the authorities of the machine's own store too, such as that of a company
 * that inspects TLS. Reading it takes some 0.4 s, so it is read only after a certificate was refused.
 * @returns whether the store has any.
 */
export function trustSystem(): boolean {
	isSystemTrusted ??= addSystemAuthorities();
	return isSystemTrusted;
}

function addSystemAuthorities(): boolean {
	const own = tls.getCACertificates('system');
	if (own.length === 0) return false;
	tls.setDefaultCACertificates([...new Set([...tls.getCACertificates('default'), ...own])]);
	return true;
}
