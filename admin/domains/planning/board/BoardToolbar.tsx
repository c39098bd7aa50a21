import { dayAfter } from '@plumbline/resources/language/due';
import { mondayOf } from '@plumbline/resources/rules/planning/planningBoard';
import { useTranslate } from 'react-admin';
import { useActor } from '../../../data/session/ActorProvider';
import { today } from '../../../data/words/due';
import { ChoiceBar } from '../../../kit/parts/ChoiceBar';
import { PeriodBar } from '../../../kit/parts/PeriodBar';
import { boardViews } from './boardPeriod';
import type { useBoardPlace } from './useBoardPlace';
import { useBoardWords } from './useBoardWords';

/** Selects period, view and rows of the board. */
export function BoardToolbar({ place }: { place: ReturnType<typeof useBoardPlace> }) {
  const translate = useTranslate();
  const words = useBoardWords();
  const hasCustomers = useActor().instanceType === 'AUDITOR';
  const { from, view, by, columns, goTo, look, arrange } = place;
  const step = view === 'weeks' ? 14 : 7;
  const last = columns.at(-1)?.to ?? from;
  const option = <V extends string>(value: V) => ({ value, label: translate(`planning.board.${value}`) });
  return (
    <PeriodBar
      title={words.column({ from, to: last })}
      previous={{ label: translate('planning.board.earlier'), go: () => goTo(dayAfter(from, -step)) }}
      next={{ label: translate('planning.board.later'), go: () => goTo(dayAfter(from, step)) }}
      current={{
        label: translate('calendar.today'),
        go: () => goTo(today()),
        isShown: from === mondayOf(today()),
      }}
    >
      <ChoiceBar
        label={translate('planning.board.view')}
        value={view}
        options={boardViews.map(option)}
        onChange={look}
      />
      {hasCustomers && (
        <ChoiceBar
          label={translate('planning.board.rows')}
          value={by}
          options={boardRowsNames.map(option)}
          onChange={arrange}
        />
      )}
    </PeriodBar>
  );
}

const boardRowsNames = ['inspectors', 'customers'] as const;
