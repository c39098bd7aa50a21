import { Box } from '@mui/material';
import type { ReactNode } from 'react';

interface CardGridProps {
  /** Pixels a card has at least, where the screen has so many. */
  least: number;
  gap: number;
  children: ReactNode;
}

/** A list of cards, as many beside each other as there is room for. */
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
