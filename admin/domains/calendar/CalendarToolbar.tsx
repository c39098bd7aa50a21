import ChevronLeftOutlined from '@mui/icons-material/ChevronLeftOutlined';
import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined';
import { Button, IconButton, Stack, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { today } from '../../data/words/due';
import { useLanguage } from '../../data/words/useLanguage';
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
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1, mb: 1.5, flexWrap: 'wrap' }}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 0.25, flex: '1 1 auto', minWidth: 0 }}>
        <IconButton
          aria-label={translate(`calendar.previous.${length}`)}
          onClick={() => onDay(stepFrom(period, -1))}
        >
          <ChevronLeftOutlined />
        </IconButton>
        <IconButton
          aria-label={translate(`calendar.next.${length}`)}
          onClick={() => onDay(stepFrom(period, 1))}
        >
          <ChevronRightOutlined />
        </IconButton>
        <Typography
          variant="h2"
          aria-live="polite"
          sx={{ ml: 0.5, '&::first-letter': { textTransform: 'uppercase' } }}
        >
          {periodName(period, language)}
        </Typography>
      </Stack>
      <Button
        variant="outlined"
        disabled={isSamePeriod(period, { view, day: today() })}
        onClick={() => onDay(today())}
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
        {calendarViews.map((one) => (
          <ToggleButton
            key={one}
            value={one}
            sx={{
              px: { xs: 1, sm: 1.5 },
              fontSize: '0.8125rem',
              backgroundColor: 'background.paper',
              minHeight: 40,
            }}
          >
            {translate(`calendar.${one}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Stack>
  );
}
