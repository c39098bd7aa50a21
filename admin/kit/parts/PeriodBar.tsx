import ChevronLeftOutlined from '@mui/icons-material/ChevronLeftOutlined';
import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined';
import { Button, IconButton, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface Step {
  label: string;
  go: () => void;
}

interface PeriodBarProps {
  /** The period shown. */
  title: string;
  previous: Step;
  next: Step;
  /** Leads to the period of today, unless it is the one shown. */
  current: Step & { isShown: boolean };
  /** Further choices, such as the length of the period. */
  children: ReactNode;
}

/** Leads from one period to the next. */
export const PeriodBar = ({ title, previous, next, current, children }: PeriodBarProps) => (
  <Stack direction="row" sx={{ alignItems: 'center', gap: 1, mb: 1.5, flexWrap: 'wrap' }}>
    <Stack direction="row" sx={{ alignItems: 'center', gap: 0.25, flex: '1 1 auto', minWidth: 0 }}>
      <IconButton aria-label={previous.label} onClick={previous.go}>
        <ChevronLeftOutlined />
      </IconButton>
      <IconButton aria-label={next.label} onClick={next.go}>
        <ChevronRightOutlined />
      </IconButton>
      <Typography
        variant="h2"
        aria-live="polite"
        sx={{ ml: 0.5, '&::first-letter': { textTransform: 'uppercase' } }}
      >
        {title}
      </Typography>
    </Stack>
    <Button variant="outlined" disabled={current.isShown} onClick={current.go}>
      {current.label}
    </Button>
    {children}
  </Stack>
);
