import { isDay } from '@plumbline/resources/language/fields/types/date';
import { mondayOf } from '@plumbline/resources/rules/planning/planningBoard';
import { useSearchParams } from 'react-router-dom';
import { today } from '../../../data/words/due';
import { type BoardView, columnsOf } from './boardPeriod';

export type BoardRows = 'inspectors' | 'customers';

/** Period, view and rows of the board, kept in the URL so that the back button restores them. */
export function useBoardPlace() {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('from');
  const from = mondayOf(isDay(asked) ? asked : today());
  const view: BoardView = search.get('view') === 'days' ? 'days' : 'weeks';
  const by: BoardRows = search.get('by') === 'customers' ? 'customers' : 'inspectors';
  const set = (name: string, value: string | null) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === null) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return {
    from,
    view,
    by,
    columns: columnsOf(view, from),
    goTo: (day: string) => set('from', mondayOf(day) === mondayOf(today()) ? null : mondayOf(day)),
    look: (next: BoardView) => set('view', next === 'weeks' ? null : next),
    arrange: (next: BoardRows) => set('by', next === 'inspectors' ? null : next),
  };
}
