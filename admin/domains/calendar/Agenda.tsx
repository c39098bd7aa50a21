import { Box, Paper, Typography } from '@mui/material';
import type { CalendarFilter } from '@plumbline/resources/rules/calendar/calendarPage';
import { today } from '../../data/words/due';
import { useLanguage } from '../../data/words/useLanguage';
import { DayList } from './DayList';
import { wholeDay } from './dayWords';
import type { DayContent } from './groupByDay';
import { TodayMark } from './TodayMark';

/** Days with entries as a list. */
export function Agenda({ days, filter }: { days: ReadonlyMap<string, DayContent>; filter: CalendarFilter }) {
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
              <DayList {...content} filter={filter} label={name} />
            </Paper>
          )
        );
      })}
    </Box>
  );
}
