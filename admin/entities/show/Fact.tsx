import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** A label with its value below. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box component="dl" sx={{ m: 0, minWidth: 0 }}>
      <Box component="dt" sx={{ fontSize: '0.78125rem', color: 'text.secondary', mb: 0.25 }}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0, fontSize: '0.90625rem', overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </Box>
  );
}
