import { Box } from '@mui/material';
import type { ReactNode } from 'react';

interface CardGridProps {
  /** Minimum width of a card in pixels, on screens that wide. */
  least: number;
  gap: number;
  children: ReactNode;
}

/** A responsive grid of cards. */
export const CardGrid = ({ least, gap, children }: CardGridProps) => (
  <Box
    component="ul"
    sx={{
      listStyle: 'none',
      m: 0,
      p: 0,
      display: 'grid',
      gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${least}px), 1fr))`,
      gap,
    }}
  >
    {children}
  </Box>
);
