import { Box, Paper } from '@mui/material';
import type { ReactNode } from 'react';

/** The place of an entry on a timeline: a dot on the line, and a card beside it. */
export function TimelineFrame({ tone, children }: { tone: string; children: ReactNode }) {
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        pl: 3.5,
        pb: 1.5,
        '&::before': {
          content: '""',
          position: 'absolute',
          left: 8,
          top: 22,
          bottom: -18,
          borderLeft: 2,
          borderColor: 'divider',
        },
        '&:last-child::before': { display: 'none' },
      }}
    >
      <Dot tone={tone} />
      <Paper variant="outlined" sx={{ p: 1.5 }}>
        {children}
      </Paper>
    </Box>
  );
}

/** Facts of an entry, each behind its label. */
export function TimelineFacts({ facts }: { facts: readonly { label: string; value: ReactNode }[] }) {
  if (facts.length === 0) return null;
  return (
    <Box
      component="dl"
      sx={{ m: 0, mt: 0.75, display: 'flex', flexWrap: 'wrap', columnGap: 2.5, rowGap: 0.5 }}
    >
      {facts.map(({ label, value }) => (
        <Box key={label} sx={{ display: 'flex', gap: 0.5, fontSize: '0.84375rem', minWidth: 0 }}>
          <Box component="dt" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
            {label}:
          </Box>
          <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function Dot({ tone }: { tone: string }) {
  return (
    <Box
      aria-hidden
      sx={{
        position: 'absolute',
        left: 2,
        top: 16,
        width: 14,
        height: 14,
        borderRadius: '50%',
        bgcolor: tone,
      }}
    />
  );
}
