import { Box, Stack } from '@mui/material';
import type { ReactNode } from 'react';

interface ReportColumnsProps {
  audits: ReactNode;
  children: ReactNode;
}

/** Two columns: inspections, and details with signatures; stacked on narrow screens. */
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
