import AlarmOutlined from '@mui/icons-material/AlarmOutlined';
import { Button, Paper, Stack, Typography } from '@mui/material';
import { dayAfter } from '@plumbline/resources/language/due';
import type { CalendarFilter, CalendarPage } from '@plumbline/resources/rules/calendar/calendarPage';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { today } from '../../data/words/due';
import { useFormat } from '../../data/words/useFormat';
import { DayList } from './DayList';

const shownFirst = 3;

/** Overdue rows, above the calendar. */
export function OverduePanel({ page, filter }: { page: CalendarPage; filter: CalendarFilter }) {
  const translate = useTranslate();
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const { entries, counts } = page;
  if (entries.length + counts.length === 0) return null;
  const pieces = counts.reduce((sum, { count }) => sum + count, 0);
  const rows = isOpen ? entries : entries.slice(0, shownFirst);
  const places = isOpen ? counts : counts.slice(0, Math.max(1, shownFirst - rows.length));
  const isCut = rows.length < entries.length || places.length < counts.length;
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label={translate('calendar.overdue')}
      sx={{ mb: 2, borderColor: 'error.main', borderLeftWidth: 4 }}
    >
      <Stack
        direction="row"
        sx={{
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1,
          px: 2,
          minHeight: 46,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <AlarmOutlined aria-hidden sx={{ fontSize: 20, color: 'error.main' }} />
        <Typography variant="h2" color="error.main" sx={{ flex: '1 1 6em' }}>
          {translate('calendar.overdue')}
          <Typography component="span" variant="body2" color="text.secondary" sx={{ ml: 1 }}>
            {format.number(entries.length + pieces)}
            {page.hasMore ? '+' : ''}
          </Typography>
        </Typography>
        {(isCut || isOpen) && (
          <Button variant="text" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {translate(isOpen ? 'calendar.less' : 'calendar.all')}
          </Button>
        )}
      </Stack>
      <DayList
        entries={rows}
        counts={places}
        filter={filter}
        until={dayAfter(today(), -1)}
        aside="due"
        label={translate('calendar.overdue')}
      />
    </Paper>
  );
}
