import { existsSync, readFileSync } from 'node:fs';

/**
 * Whether bytes that were sent over loopback are not acknowledged yet, or not read by the other side.
 * @param ends ports of both ends; any port where one is left out.
 * @returns false where the system, which is not Linux, does not tell.
 */
export function isOnItsWay({
	from,
	to,
}: {
	readonly from?: number | undefined;
	readonly to?: number | undefined;
}): boolean {
	if (!existsSync(TABLE)) return false;
	// Fields: number, own address, the other's, state, "bytes not yet acknowledged:bytes not yet read" …
	const rows = readFileSync(TABLE, 'utf8')
		.trim()
		.split('\n')
		.slice(1)
		.map((line) => line.trim().split(/\s+/) as [string, string, string, string, string]);
	return rows.some(([, own, other, , waiting]) => {
		const [unacknowledged, unread] = waiting.split(':').map((bytes) => Number.parseInt(bytes, 16)) as [number, number];
		const isSender = isAt(own, from) && isAt(other, to) && unacknowledged > 0;
		const isReader = isAt(own, to) && isAt(other, from) && unread > 0;
		return isSender || isReader;
	});
}

const TABLE = '/proc/net/tcp';

function isAt(address: string, port: number | undefined): boolean {
	return port === undefined || Number.parseInt(address.split(':')[1] as string, 16) === port;
}
