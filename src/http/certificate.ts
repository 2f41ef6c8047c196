/** What is wrong with a certificate, and what to do about it. */
export interface CertificateProblem {
	readonly words: string;
	readonly advice: string;
}

const NO_BYPASS = 'there is no way to switch the check off.';

const PROBLEMS: readonly (CertificateProblem & { readonly codes: RegExp })[] = [
	{
		codes: /^(?:ERR_TLS_CERT_ALTNAME_|HOSTNAME_MISMATCH$)/,
		words: 'the certificate of the server is for another host',
		advice: `Write base-url with a host name that the certificate is for, and look for a proxy in between; ${NO_BYPASS}`,
	},
	{
		codes: /^(?:CERT_HAS_EXPIRED|CERT_NOT_YET_VALID)$/,
		words: 'the certificate of the server is not valid at this time',
		advice: `Check the clock of the runner, then ask whoever runs the service to renew the certificate; ${NO_BYPASS}`,
	},
	{
		codes:
			/^(?:DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_|CERT_|ERR_TLS_CERT|CRL_|INVALID_CA|UND_ERR_PRX_TLS)/,
		words: 'the certificate of the server is not trusted',
		advice: `Add the authority that signed it with NODE_EXTRA_CA_CERTS; ${NO_BYPASS}`,
	},
];

/** What an error's code says of a certificate; undefined where it is about something else. */
export function certificateProblem(code: string): CertificateProblem | undefined {
	const found = PROBLEMS.find(({ codes }) => codes.test(code));
	return found && { words: found.words, advice: found.advice };
}
