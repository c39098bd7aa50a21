import { useTranslate } from 'react-admin';
import { daysUntil, dueState, today } from '../data/words/due';
import { useFormat } from '../data/words/useFormat';
import { dueLook } from './dueLook';
import { StatusChip } from './StatusChip';

interface DueChipProps {
  day: string;
  /** The date is the end of a period: once past, the row has expired rather than being overdue. */
  isEnd?: boolean;
  /** The date is the first day after the period. */
  isOutside?: boolean;
  /** Never inspected: a past date is shown as such instead of the days overdue. */
  isNever?: boolean;
  /** Translation key below `choices` of the type of inspection that never took place while others did. */
  neverType?: string | undefined;
}

/** A due date: highlighted if overdue or near, otherwise plain. */
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
