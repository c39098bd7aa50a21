import { Box, Paper } from '@mui/material';
import type { CalendarFilter } from '@plumbline/resources/rules/calendar/calendarPage';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { today } from '../../data/words/due';
import { useLanguage } from '../../data/words/useLanguage';
import { barsShown, DayCell } from './DayCell';
import { DayDialog } from './DayDialog';
import { monthName, weekdayName } from './dayWords';
import { type DayContent, emptyDay } from './groupByDay';
import { type Lanes, lanesOf } from './lasting';
import { dayByKey, firstDay, monthOf, weeksOf } from './monthDays';

interface MonthSheetProps {
  month: string;
  days: ReadonlyMap<string, DayContent>;
  filter: CalendarFilter;
  isNarrow: boolean;
  onMonth: (month: string) => void;
}

/**
 * Month view in weeks. One day is in the tab order; arrows, Home, End and the page keys move between days, also into
 * the next month, Enter opens the day (WAI-ARIA, date grid).
 */
export function MonthSheet({ month, days, filter, isNarrow, onMonth }: MonthSheetProps) {
  const language = useLanguage();
  const now = today();
  const [reached, setReached] = useState(now);
  const [open, setOpen] = useState<string>();
  const wantsFocus = useRef(false);
  const weeks = weeksOf(month);
  const fallback = monthOf(now) === month ? now : firstDay(month);
  const focused = monthOf(reached) === month ? reached : fallback;
  const walk = (event: KeyboardEvent, day: string) => {
    const next = event.ctrlKey || event.metaKey || event.altKey ? undefined : dayByKey(event.key, day);
    if (!next) return;
    event.preventDefault();
    wantsFocus.current = true;
    setReached(next);
    if (monthOf(next) !== month) onMonth(monthOf(next));
  };
  const takeFocus = (button: HTMLButtonElement | null) => {
    // The next month may be rendered after the day was reached.
    if (!button || !wantsFocus.current || reached !== focused) return;
    wantsFocus.current = false;
    button.focus();
  };
  return (
    <>
      <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
        <Box
          component="table"
          role="grid"
          aria-label={monthName(month, language)}
          sx={{ width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse' }}
        >
          <thead>
            <tr>
              {weeks[0]?.map((day) => (
                <Box
                  component="th"
                  scope="col"
                  key={day}
                  abbr={weekdayName(day, language, 'long')}
                  sx={{
                    py: 0.75,
                    fontSize: '0.75rem',
                    fontWeight: 600,
                    color: 'text.secondary',
                    textAlign: 'center',
                  }}
                >
                  {weekdayName(day, language, 'short')}
                </Box>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map((week) => (
              <Week key={week[0]} week={week} days={days}>
                {(day, lanes) => (
                  <DayCell
                    key={day}
                    day={day}
                    week={week}
                    lanes={lanes}
                    content={days.get(day) ?? emptyDay}
                    filter={filter}
                    isOutside={monthOf(day) !== month}
                    isToday={day === now}
                    isReached={day === focused}
                    isNarrow={isNarrow}
                    buttonRef={day === focused ? takeFocus : undefined}
                    onKey={(event) => walk(event, day)}
                    onOpen={() => setOpen(day)}
                  />
                )}
              </Week>
            ))}
          </tbody>
        </Box>
      </Paper>
      {open && (
        <DayDialog
          day={open}
          content={days.get(open) ?? emptyDay}
          filter={filter}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}

interface WeekProps {
  week: readonly string[];
  days: ReadonlyMap<string, DayContent>;
  children: (day: string, lanes: Lanes) => ReactNode;
}

/** A row of the sheet, with the bars that its days share. */
function Week({ week, days, children }: WeekProps) {
  const entries = week.flatMap((day) => days.get(day)?.entries ?? []);
  const lanes = lanesOf(week, entries, barsShown);
  return <tr>{week.map((day) => children(day, lanes.get(day) ?? []))}</tr>;
}
