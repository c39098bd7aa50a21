import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import { Box, type SxProps } from '@mui/material';
import type { ReactNode } from 'react';

/** The summary of a `details` element, with an arrow instead of the browser's marker. */
export function DetailsSummary({ children, sx }: { children: ReactNode; sx: SxProps }) {
  return (
    <Box
      component="summary"
      sx={{
        cursor: 'pointer',
        listStyle: 'none',
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        '&::-webkit-details-marker': { display: 'none' },
        ...(sx as object), // one object, never a list
      }}
    >
      {children}
      <ExpandMoreOutlined fontSize="small" aria-hidden />
    </Box>
  );
}
