import { movedTo, resizedBy } from '@plumbline/resources/rules/planning/planningBoard';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { errorMessage } from '../../../data/errors/errorMessage';
import { readError } from '../../../data/errors/readError';
import { cardId } from './cardId';
import { MovedNotice } from './MovedNotice';
import type { Board, BoardEntry, Waiting } from './useBoard';

export type BoardItem =
  | { kind: 'appointment'; entry: BoardEntry }
  | { kind: 'waiting'; waiting: readonly Waiting[] };
export interface BoardChange {
  /** The new first day. */
  first?: string;
  /** Days added to its length. */
  days?: number;
  auditor?: string;
}
type Details = Pick<BoardEntry, 'datePlanned' | 'dateUntil' | 'auditor'>;

/** Changes day, length or inspector of an appointment: shown at once, taken back if the server refuses. */
export function useBoardDrop(queryKey: QueryKey) {
  const translate = useTranslate();
  const notify = useNotify();
  const cache = useQueryClient();
  const provider = useDataProvider();
  const [announcement, setAnnouncement] = useState('');
  const announce = (key: string) => {
    setAnnouncement(translate(key));
    notify(key, { type: 'info' });
  };
  const write = async (entry: BoardEntry, details: Details): Promise<BoardEntry | null> => {
    const before = cache.getQueryData<Board>(queryKey);
    const changed = { ...entry, ...details };
    cache.setQueryData<Board>(queryKey, (board) => board && replaced(board, changed));
    // The card is drawn in another cell, which loses the focus.
    requestAnimationFrame(() => document.getElementById(cardId(entry.id))?.focus());
    try {
      const save = (version: number) =>
        provider.update('auditPlannings', {
          id: entry.id,
          data: { ...details, version },
          previousData: entry,
        });
      const { data } = await save(entry.version).catch((error: unknown) => {
        const version = versionOfOtherChange(error, entry);
        if (version === undefined) throw error;
        return save(version);
      });
      const stored = { ...changed, version: Number(data.version) };
      cache.setQueryData<Board>(queryKey, (board) => board && replaced(board, stored));
      void cache.invalidateQueries({ queryKey: ['auditPlannings'] });
      return stored;
    } catch (error) {
      cache.setQueryData<Board>(queryKey, before);
      notify(errorMessage(error, translate), { type: 'error' });
      void cache.invalidateQueries({ queryKey: ['auditPlannings'] });
      return null;
    }
  };
  const change = (entry: BoardEntry, { first, days = 0, auditor }: BoardChange) => {
    const span = resizedBy(movedTo(entry, first ?? entry.datePlanned), days);
    const details = { ...span, auditor: auditor ?? entry.auditor };
    const { datePlanned, dateUntil } = entry;
    const isSame =
      details.datePlanned === datePlanned &&
      details.dateUntil === dateUntil &&
      details.auditor === entry.auditor;
    if (isSame) return;
    void write(entry, details).then((stored) => {
      if (!stored) return;
      const back = { datePlanned, dateUntil, auditor: entry.auditor };
      notify(<MovedNotice entry={stored} onUndo={() => write(stored, back)} />, { autoHideDuration: 8000 });
    });
  };
  return { change, announce, announcement };
}

/** The version on the server if what others changed meanwhile is nothing that the board moves, such as a comment. */
function versionOfOtherChange(error: unknown, seen: BoardEntry): number | undefined {
  const { code, data } = readError(error);
  const current = data.current as (Details & { version: number }) | undefined; // the row, as STALE_VERSION answers
  if (code !== 'STALE_VERSION' || !current) return undefined;
  const isSame = moved.every((name) => (current[name] ?? null) === (seen[name] ?? null));
  return isSame ? current.version : undefined;
}

const moved = ['datePlanned', 'dateUntil', 'auditor'] as const;

const replaced = (board: Board, entry: BoardEntry): Board => ({
  ...board,
  appointments: board.appointments.map((one) => (one.id === entry.id ? entry : one)),
});
