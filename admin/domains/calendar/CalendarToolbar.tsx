import { useTranslate } from 'react-admin';
import { today } from '../../data/words/due';
import { useLanguage } from '../../data/words/useLanguage';
import { ChoiceBar } from '../../kit/parts/ChoiceBar';
import { PeriodBar } from '../../kit/parts/PeriodBar';
import {
  type CalendarView,
  calendarViews,
  isSamePeriod,
  type Period,
  periodName,
  stepFrom,
} from './calendarPeriod';

interface CalendarToolbarProps {
  period: Period;
  onDay: (day: string) => void;
  onView: (view: CalendarView) => void;
}

/** Selects period and view. */
export function CalendarToolbar({ period, onDay, onView }: CalendarToolbarProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const { view } = period;
  const length = view === 'agenda' ? 'month' : view;
  return (
    <PeriodBar
      title={periodName(period, language)}
      previous={{
        label: translate(`calendar.previous.${length}`),
        go: () => onDay(stepFrom(period, -1)),
      }}
      next={{ label: translate(`calendar.next.${length}`), go: () => onDay(stepFrom(period, 1)) }}
      current={{
        label: translate('calendar.today'),
        go: () => onDay(today()),
        isShown: isSamePeriod(period, { view, day: today() }),
      }}
    >
      <ChoiceBar
        label={translate('calendar.view')}
        value={view}
        options={calendarViews.map((value) => ({ value, label: translate(`calendar.${value}`) }))}
        onChange={onView}
      />
    </PeriodBar>
  );
}
