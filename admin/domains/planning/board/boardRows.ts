import type { Board, Waiting } from './useBoard';
import type { BoardRows } from './useBoardPlace';

export interface BoardRow {
  id: string;
  name: string;
}

/** Rows of the board: the inspectors, or the customers who have appointments or something due. */
export function boardRows(by: BoardRows, board: Board | undefined, waiting: readonly Waiting[]): BoardRow[] {
  if (!board) return [];
  if (by === 'inspectors') return board.inspectors;
  const names = new Map<string, string>();
  for (const { owner, ownerName } of [...board.appointments, ...waiting])
    if (owner) names.set(owner, ownerName ?? '');
  const rows = [...names].map(([id, name]) => ({ id, name }));
  const hasNone = board.appointments.some(({ owner }) => owner === null);
  return [...rows.sort((a, b) => a.name.localeCompare(b.name)), ...(hasNone ? [{ id: '', name: '' }] : [])];
}
