import { Box } from '@mui/material';
import { type Board, figuresOf } from '@plumbline/resources/dashboard/figures';
import { useTranslate } from 'react-admin';
import { useActor } from '../../boot/ActorProvider';
import { today } from '../../entities/due';
import { CountTile } from './CountTile';
import type { Dashboard } from './useDashboard';

/** The figures of a board as tiles; their places are there before the numbers come. */
export function FigureTiles({ board, dashboard }: { board: Board; dashboard: Dashboard | undefined }) {
  const translate = useTranslate();
  const actor = useActor();
  // What a device does not keep it cannot count.
  const figures = figuresOf(board, today(), actor).filter(
    ({ name }) => !dashboard?.isLocal || name in dashboard.figures,
  );
  return (
    <Box
      component="ul"
      data-tour="due"
      aria-label={translate('shell.start.due')}
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gap: 1.25,
        gridTemplateColumns: {
          xs: 'repeat(2, minmax(0, 1fr))',
          sm: 'repeat(auto-fit, minmax(168px, 1fr))',
        },
      }}
    >
      {figures.map((figure) => (
        <CountTile
          key={figure.name}
          figure={figure}
          count={dashboard?.figures[figure.name]}
          isPending={dashboard === undefined}
        />
      ))}
    </Box>
  );
}
