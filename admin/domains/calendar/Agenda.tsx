import { Box, Paper, Typography } from '@mui/material';
import type { CalendarFilter } from '@plumbline/resources/rules/calendar/calendarPage';
import { useTranslate } from 'react-admin';
import { today } from '../../data/words/due';
import { useLanguage } from '../../data/words/useLanguage';
import { DayList } from './DayList';
import { wholeDay } from './dayWords';
import type { DayContent } from './groupByDay';
import { TodayMark } from './TodayMark';

/** Days one below the other. */
export function Agenda({ days, filter }: { days: ReadonlyMap<string, DayContent>; filter: CalendarFilter }) {
  const translate = useTranslate();
  const language = useLanguage();
  const now = today();
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {[...days.keys()].sort().map((day) => {
        const content = days.get(day);
        const name = wholeDay(day, language);
        return (
          content && (
            <Paper key={day} variant="outlined" component="section" aria-label={name}>
              <Typography
                variant="h3"
                sx={{
                  px: 2,
                  py: 1,
                  borderBottom: 1,
                  borderColor: 'divider',
                  fontSize: '0.875rem',
                  fontWeight: 600,
                }}
              >
                <Box
                  component="span"
                  sx={{ display: 'inline-block', '&::first-letter': { textTransform: 'uppercase' } }}
                >
                  {name}
                </Box>
                {day === now && <TodayMark />}
              </Typography>
              {content.entries.length + content.counts.length === 0 ? (
                <Typography variant="body2" color="text.secondary" sx={{ px: 2, py: 1.25 }}>
                  {translate('calendar.emptyDay')}
                </Typography>
              ) : (
                <DayList {...content} day={day} filter={filter} label={name} />
              )}
            </Paper>
          )
        );
      })}
    </Box>
  );
}
