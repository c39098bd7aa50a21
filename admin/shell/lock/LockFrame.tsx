import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { PlumbMark } from '../../kit/parts/PlumbMark';

/** A centred full-window page above everything. */
export function LockFrame({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <Box
      component="main"
      sx={{
        minHeight: '100dvh',
        display: 'grid',
        placeContent: 'center',
        p: 2,
        backgroundColor: 'background.default',
        color: 'text.primary',
      }}
    >
      <Box sx={{ width: 'min(400px, calc(100vw - 32px))', display: 'grid', gap: 2 }}>
        <Box sx={{ justifySelf: 'center' }}>
          <PlumbMark size={44} />
        </Box>
        <Typography variant="h1" sx={{ textAlign: 'center' }}>
          {title}
        </Typography>
        {children}
      </Box>
    </Box>
  );
}
