import ChevronLeftOutlined from '@mui/icons-material/ChevronLeftOutlined';
import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined';
import { Button, IconButton, Stack, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { today } from '../../data/words/due';
import { useLanguage } from '../../data/words/useLanguage';
import { monthName } from './dayWords';
import { monthAfter, monthOf } from './monthDays';
import type { CalendarView } from './useCalendarPlace';

interface CalendarToolbarProps {
  month: string;
  view: CalendarView;
  onMonth: (month: string) => void;
  onView: (view: CalendarView) => void;
}

/** Selects month and view. */
export function CalendarToolbar({ month, view, onMonth, onView }: CalendarToolbarProps) {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1, mb: 1.5, flexWrap: 'wrap' }}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 0.25, flex: '1 1 auto', minWidth: 0 }}>
        <IconButton
          aria-label={translate('calendar.previous')}
          onClick={() => onMonth(monthAfter(month, -1))}
        >
          <ChevronLeftOutlined />
        </IconButton>
        <IconButton aria-label={translate('calendar.next')} onClick={() => onMonth(monthAfter(month, 1))}>
          <ChevronRightOutlined />
        </IconButton>
        <Typography
          variant="h2"
          aria-live="polite"
          sx={{ ml: 0.5, '&::first-letter': { textTransform: 'uppercase' } }}
        >
          {monthName(month, language)}
        </Typography>
      </Stack>
      <Button
        variant="outlined"
        disabled={month === monthOf(today())}
        onClick={() => onMonth(monthOf(today()))}
      >
        {translate('calendar.today')}
      </Button>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={view}
        onChange={(_event, next: CalendarView | null) => next && onView(next)}
        aria-label={translate('calendar.view')}
      >
        {(['month', 'agenda'] as const).map((one) => (
          <ToggleButton
            key={one}
            value={one}
            sx={{ px: 1.5, fontSize: '0.8125rem', backgroundColor: 'background.paper', minHeight: 40 }}
          >
            {translate(`calendar.${one}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Stack>
  );
}
