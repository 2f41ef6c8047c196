import { answerCells, wayCells } from './answer-cells.ts';
import { callAnswerCells, callWireCells } from './call-cells.ts';
import { type Cell, joined, type Matrix } from './cell.ts';
import { pollCells } from './poll-cells.ts';
import { lostCells, uploadCells } from './upload-cells.ts';

/** All cells. */
export function wholeMatrix(): Matrix {
	return joined(uploadCells(), lostCells(), pollCells(), wayCells(), answerCells(), callWireCells(), callAnswerCells());
}

/** Whether it mostly waits: for something that stalls, or through the pauses between its tries. */
export function isPatient({ cause, reach, ...cell }: Cell): boolean {
	if (reach === 'always' || cause.kind === 'way') return true;
	if ('list' in cell && cell.list !== 'there') return true;
	return cause.kind === 'wire' && cause.cut === 'stall';
}
