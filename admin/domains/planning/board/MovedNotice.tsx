import { Alert, Button } from '@mui/material';
import { entities } from '@plumbline/resources/entities/index';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { usePastDay } from '../../../entities/inputs/usePastDay';
import type { BoardEntry } from './useBoard';
import { useBoardWords } from './useBoardWords';

/** Confirms a move on the board, with a button to undo it. */
export function MovedNotice({
  entry,
  onUndo,
}: {
  entry: BoardEntry;
  onUndo: () => Promise<BoardEntry | null>;
}) {
  const translate = useTranslate();
  const words = useBoardWords();
  const past = usePastDay()(entities.auditPlannings.fields.datePlanned, entry.datePlanned);
  const [outcome, setOutcome] = useState<'open' | 'busy' | 'undone' | 'failed'>('open');
  const place = entry.locationName ?? entry.title ?? '';
  const undo = async () => {
    setOutcome('busy');
    setOutcome((await onUndo()) ? 'undone' : 'failed');
  };
  // A failure is told by the notice of the error.
  if (outcome === 'failed') return null;
  return (
    <Alert
      severity="success"
      variant="filled"
      action={
        outcome !== 'undone' && (
          <Button color="inherit" variant="text" disabled={outcome === 'busy'} onClick={() => void undo()}>
            {translate('bin.undo')}
          </Button>
        )
      }
    >
      {outcome === 'undone'
        ? translate('planning.board.undone', { place })
        : translate('planning.board.moved', { place, days: words.days(entry.datePlanned, entry.dateUntil) })}
      {outcome !== 'undone' && past && <div>{past}</div>}
    </Alert>
  );
}
