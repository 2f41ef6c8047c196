// An authority that exists for one test run, and a certificate of its making.
import path from 'node:path';
import tls from 'node:tls';
import { generate } from 'selfsigned';
import { makeWorkspace } from './workspace.ts';

export interface Certificates {
	/** Key and certificate of a server, PEM. */
	readonly server: { readonly key: string; readonly cert: string };
	/** A file with the authority's certificate, for NODE_EXTRA_CA_CERTS. */
	readonly authorityFile: string;
	/** Has this process trust the authority too, until it is removed. */
	trust(): void;
	remove(): void;
}

const DAY_MS = 86_400_000;

export async function makeCertificates(): Promise<Certificates> {
	const notBeforeDate = new Date(Date.now() - 2 * DAY_MS);
	const dates = { notBeforeDate, notAfterDate: new Date(Date.now() + DAY_MS) };
	const authority = await generate([{ name: 'commonName', value: 'Authority of a test' }], {
		keyType: 'ec',
		algorithm: 'sha256',
		notBeforeDate,
		extensions: [
			{ name: 'basicConstraints', cA: true, critical: true },
			{ name: 'keyUsage', keyCertSign: true, cRLSign: true, critical: true },
		],
	});
	const { private: key, cert } = await generate([{ name: 'commonName', value: 'service.test' }], {
		keyType: 'ec',
		algorithm: 'sha256',
		...dates,
		ca: { key: authority.private, cert: authority.cert },
		extensions: [
			{ name: 'basicConstraints', cA: false },
			{ name: 'extKeyUsage', serverAuth: true },
			{
				name: 'subjectAltName',
				altNames: [
					{ type: 7, ip: '127.0.0.1' },
					...['localhost', 'service.test'].map((value) => ({ type: 2 as const, value })),
				],
			},
		],
	});
	const folder = makeWorkspace({ 'authority.pem': authority.cert });
	const usual = tls.getCACertificates('default');
	return {
		server: { key, cert },
		authorityFile: path.join(folder.path, 'authority.pem'),
		trust: () => tls.setDefaultCACertificates([...usual, authority.cert]),
		remove() {
			tls.setDefaultCACertificates(usual);
			folder.remove();
		},
	};
}
