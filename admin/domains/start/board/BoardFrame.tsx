import { Box, Skeleton, Stack } from '@mui/material';
import type { Board } from '@plumbline/resources/rules/dashboard/figures';
import { Children, type ReactNode, useDeferredValue } from 'react';
import { useDrawn } from '../../../kit/manners/useDrawn';
import { lazyPart } from '../../../kit/parts/lazyPart';
import { FigureTiles } from '../FigureTiles';
import type { Dashboard } from '../useDashboard';

const Insights = lazyPart(() => import('./Insights').then((module) => module.Insights), <Coming />);

interface BoardFrameProps {
  board: Board;
  dashboard: Dashboard | undefined;
  isLast?: boolean;
  /** Lists of next items, with the charts beside them if there is room. */
  children: ReactNode;
}

/** Layout of a dashboard: figures, next items, and the charts, which render later. */
export function BoardFrame({ board, dashboard, isLast = true, children }: BoardFrameProps) {
  const charted = useDeferredValue(dashboard);
  return (
    <>
      <FigureTiles board={board} dashboard={dashboard} />
      <Box
        data-later
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 6fr) minmax(0, 5fr)' },
          alignItems: 'start',
        }}
      >
        <Stack sx={{ gap: 2, minWidth: 0 }}>{Children.map(children, inTurn)}</Stack>
        <InTurn waiting={<Coming />}>
          {charted ? <Insights board={board} dashboard={charted} isLast={isLast} /> : <Coming />}
        </InTurn>
      </Box>
    </>
  );
}

const inTurn = (part: ReactNode) =>
  part && <InTurn waiting={<Skeleton variant="rounded" height={278} />}>{part}</InTurn>;

function InTurn({ waiting, children }: { waiting: ReactNode; children: ReactNode }) {
  return useDrawn() ? children : waiting;
}

/** Placeholder with the height of the charts. */
function Coming() {
  return (
    <Stack aria-hidden sx={{ gap: 2 }}>
      {[234, 278, 342].map((height) => (
        <Skeleton key={height} variant="rounded" height={height} />
      ))}
    </Stack>
  );
}
