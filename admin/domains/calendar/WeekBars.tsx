import { Box, Paper } from '@mui/material';
import type { CalendarEntry } from '@plumbline/resources/rules/calendar/calendarPage';
import { useTranslate } from 'react-admin';
import { today } from '../../data/words/due';
import { useLanguage } from '../../data/words/useLanguage';
import { weekdayName, wholeDay } from './dayWords';
import { dropOn } from './dragEntry';
import { EntryBar } from './EntryBar';
import { isLasting, lanesOf } from './lasting';

interface WeekBarsProps {
  week: readonly string[];
  entries: readonly CalendarEntry[];
}

/** The entries of a week that last several days, as bars across them; nothing if there are none. */
export function WeekBars({ week, entries }: WeekBarsProps) {
  const translate = useTranslate();
  const language = useLanguage();
  if (!entries.some(isLasting)) return null;
  const lanes = lanesOf(week, entries);
  return (
    <Paper variant="outlined" sx={{ overflow: 'hidden', mb: 1.5 }}>
      <Box
        component="table"
        aria-label={translate('calendar.severalDays')}
        sx={{ width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse' }}
      >
        <thead>
          <tr>
            {week.map((day) => (
              <Box
                component="th"
                scope="col"
                key={day}
                abbr={wholeDay(day, language)}
                aria-current={day === today() ? 'date' : undefined}
                sx={{
                  py: 0.75,
                  fontSize: '0.75rem',
                  fontWeight: day === today() ? 700 : 600,
                  color: day === today() ? 'primary.main' : 'text.secondary',
                }}
              >
                {weekdayName(day, language, 'short')} {Number(day.slice(8))}
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            {week.map((day) => (
              <Box
                component="td"
                key={day}
                {...dropOn(day)}
                sx={{
                  border: 1,
                  borderColor: 'divider',
                  borderBottomWidth: 0,
                  '&:first-of-type': { borderLeft: 0 },
                  '&:last-of-type': { borderRight: 0 },
                  verticalAlign: 'top',
                  p: 0.5,
                }}
              >
                <Box sx={{ display: 'grid', gap: 0.375, minWidth: 0, minHeight: 24 }}>
                  {[...(lanes.get(day) ?? [])].map((entry, lane) =>
                    entry ? (
                      <EntryBar key={entry.record.id} entry={entry} day={day} week={week} />
                    ) : (
                      // Lanes have no identity but their place.
                      // biome-ignore lint/suspicious/noArrayIndexKey: see above
                      <Box key={lane} sx={{ minHeight: 24 }} />
                    ),
                  )}
                </Box>
              </Box>
            ))}
          </tr>
        </tbody>
      </Box>
    </Paper>
  );
}
