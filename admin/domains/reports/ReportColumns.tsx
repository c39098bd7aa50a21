import { Box, Stack } from '@mui/material';
import type { ReactNode } from 'react';

interface ReportColumnsProps {
  audits: ReactNode;
  children: ReactNode;
}

/** What a report holds, and beside it who signs and what else is said of it; below each other where there is no room. */
export function ReportColumns({ audits, children }: ReportColumnsProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
        alignItems: 'start',
      }}
    >
      {audits}
      <Stack spacing={2}>{children}</Stack>
    </Box>
  );
}
