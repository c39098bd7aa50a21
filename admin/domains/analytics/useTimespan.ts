import {
  spanAfter,
  spanAround,
  spanBefore,
  type Timespan,
  timespans,
} from '@plumbline/resources/rules/analytics/timespans';
import { useSearchParams } from 'react-router-dom';
import { today } from '../../data/words/due';

/** The selected period, kept in the URL so that the back button restores it. */
export function useTimespan() {
  const [search, setSearch] = useSearchParams();
  const timespan: Timespan = timespans.find((one) => one === search.get('timespan')) ?? 'month';
  const asked = search.get('day') ?? '';
  const day = isDay(asked) ? asked : today();
  const span = spanAround(timespan, day);
  const go = (next: Partial<Record<'timespan' | 'day', string>>) =>
    setSearch((known) => new URLSearchParams({ ...Object.fromEntries(known), ...next }), { replace: true });
  return {
    timespan,
    day,
    span,
    isCurrent: span.from <= today() && today() <= span.to,
    choose: (next: Timespan) => go({ timespan: next }),
    goBack: () => go({ day: spanBefore(timespan, span).from }),
    goOn: () => go({ day: spanAfter(timespan, span).from }),
    goToday: () => go({ day: today() }),
  };
}
export type ChosenTimespan = ReturnType<typeof useTimespan>;

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;
