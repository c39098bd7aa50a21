import { useTranslate } from 'react-admin';
import { daysUntil, dueState, today } from '../data/words/due';
import { useFormat } from '../data/words/useFormat';
import { dueLook } from './dueLook';
import { StatusChip } from './StatusChip';

interface DueChipProps {
  day: string;
  /** The day is the end of a span: once past, the row has run out and is not late. */
  isEnd?: boolean;
  /** The span holds before that day, no longer on it. */
  isOutside?: boolean;
  /** What is due was never inspected: past days say that instead of how late it is since a day nobody knows. */
  isNever?: boolean;
  /** Which type of inspection it was that never took place while others did: its key below `choices`. */
  neverType?: string | undefined;
}

/** A due date: what is overdue or near says so, what is far is just a date. */
export function DueChip({ day, isEnd = false, isOutside = false, isNever = false, neverType }: DueChipProps) {
  const translate = useTranslate();
  const format = useFormat();
  const now = today();
  const state = dueState(day, now, isOutside);
  const date = format.date(day);
  if (state === 'later') return date;
  const look = dueLook({ state, isEnd, isNever });
  if (state === 'overdue' && isNever)
    return (
      <StatusChip
        {...look}
        label={
          neverType
            ? translate('shell.due.neverOf', { type: translate(`choices.${neverType}`) })
            : translate('shell.due.never')
        }
      />
    );
  if (state === 'overdue')
    return (
      <StatusChip
        {...look}
        label={`${date} · ${translate(isEnd ? 'shell.due.ended' : 'shell.due.overdue')}`}
      />
    );
  return <StatusChip {...look} label={`${date} · ${format.distance(daysUntil(day, now))}`} />;
}
