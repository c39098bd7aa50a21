import ChevronLeftOutlined from '@mui/icons-material/ChevronLeftOutlined';
import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined';
import { Button, IconButton, Stack, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { type Timespan, timespans } from '@plumbline/resources/rules/analytics/timespans';
import { useTranslate } from 'react-admin';
import { useSpanText } from './useSpanText';
import type { ChosenTimespan } from './useTimespan';

/** Selects length and position of the period. */
export function TimespanBar({ chosen }: { chosen: ChosenTimespan }) {
  const translate = useTranslate();
  const spanText = useSpanText();
  const { timespan, span, isCurrent, choose, goBack, goOn, goToday } = chosen;
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1, mb: 2, flexWrap: 'wrap' }}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 0.25, flex: '1 1 auto', minWidth: 0 }}>
        <IconButton aria-label={translate('analytics.timespan.previous')} onClick={goBack}>
          <ChevronLeftOutlined />
        </IconButton>
        <IconButton aria-label={translate('analytics.timespan.next')} onClick={goOn}>
          <ChevronRightOutlined />
        </IconButton>
        <Typography variant="h2" aria-live="polite" sx={{ ml: 0.5 }}>
          {spanText(span)}
        </Typography>
      </Stack>
      <Button variant="outlined" disabled={isCurrent} onClick={goToday}>
        {translate('analytics.timespan.current')}
      </Button>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={timespan}
        onChange={(_event, next: Timespan | null) => next && choose(next)}
        aria-label={translate('analytics.timespan.label')}
      >
        {timespans.map((one) => (
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
            {translate(`analytics.timespan.${one}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Stack>
  );
}
