import { Box } from '@mui/material';
import type { Point } from './drawMark';

/** Where a mark is drawn by keyboard: a cross that is seen on light and dark pictures. */
export function DrawingCursor({ x, y }: Point) {
  return (
    <Box
      aria-hidden
      data-testid="cursor"
      sx={{
        position: 'absolute',
        left: `${x * 100}%`,
        top: `${y * 100}%`,
        width: 28,
        height: 28,
        transform: 'translate(-50%, -50%)',
        borderRadius: '50%',
        border: '3px solid #fff',
        outline: '3px solid #000',
        background:
          'linear-gradient(#000, #000) center / 2px 100% no-repeat, linear-gradient(#000, #000) center / 100% 2px no-repeat',
        pointerEvents: 'none',
      }}
    />
  );
}
