import { attemptCells } from './attempt-cells.ts';
import { type Cell, type DeployCell, joined, type Matrix, matrixOf } from './cell.ts';
import { invokeCells } from './invoke-cells.ts';
import { pollCells } from './poll-cells.ts';
import { responseCells, wayCells } from './response-cells.ts';
import { lostCells, uploadCells } from './upload-cells.ts';

/** All cells. */
export function wholeMatrix(): Matrix {
	const uploads = joined(uploadCells(), lostCells());
	const deploys = joined(uploads, readyCells(uploads), pollCells(), wayCells(), responseCells());
	return joined<Cell>(deploys, rerunCells(deploys), attemptCells(), invokeCells());
}

/** Whether it mostly waits: for something that stalls, or through the pauses between its tries. */
export function isPatient({ cause, reach, ...cell }: Cell): boolean {
	if (reach === 'always' || cause.kind === 'way') return true;
	if ('list' in cell && cell.list !== 'there') return true;
	return cause.kind === 'wire' && cause.cut === 'stall';
}

/** Each fault of the upload once more, of a package that was made before: it is not packed, and its length is known. */
function readyCells({ cells }: Matrix): Matrix {
	const deploys = cells.filter((cell) => cell.operation === 'deploy');
	return matrixOf(
		deploys.map((cell): DeployCell | string =>
			cell.tls || cell.force
				? 'TLS and "force" make no difference to where the package comes from'
				: { ...cell, isReady: true },
		),
	);
}

/** Each fault of a deploy once more, with a re-run after it. */
function rerunCells({ cells }: Matrix): Matrix {
	const deploys = cells.filter((cell) => cell.operation === 'deploy');
	return matrixOf(
		deploys.map((cell): DeployCell | string => {
			if (cell.tls || cell.force) return 'TLS and "force" make no difference to what a run leaves';
			if (cell.expects.length === 1 && cell.expects[0] === 'success') return 'nobody runs a success again';
			if (cell.list === 'refused') return 'a port that was closed stays closed';
			return { ...cell, isRerun: true };
		}),
	);
}
