import { Box, Skeleton, Stack, useMediaQuery } from '@mui/material';
import type { Board } from '@plumbline/resources/rules/dashboard/figures';
import { type ReactNode, useDeferredValue } from 'react';
import { useTranslate } from 'react-admin';
import { useDrawn } from '../../../kit/behaviour/useDrawn';
import { lazyPart } from '../../../kit/parts/lazyPart';
import { FigureTiles } from '../FigureTiles';
import type { Dashboard } from '../useDashboard';

const Insights = lazyPart(() => import('./Insights').then((module) => module.Insights), <Coming />);
const PhoneParts = lazyPart(
  () => import('./PhoneParts').then((module) => module.PhoneParts),
  <Skeleton variant="rounded" height={420} />,
);

/** A list of next items, for example. */
export interface BoardPart {
  title: string;
  content: ReactNode;
}
interface BoardFrameProps {
  board: Board;
  dashboard: Dashboard | undefined;
  isLast?: boolean;
  /** Beside the charts if there is room; on a phone one at a time. */
  parts: readonly BoardPart[];
}

/** Layout of a dashboard: figures, next items, and the charts, which render later. */
export function BoardFrame({ board, dashboard, isLast = true, parts }: BoardFrameProps) {
  const translate = useTranslate();
  const charted = useDeferredValue(dashboard);
  const isPhone = useMediaQuery('(max-width:599.95px)');
  const insights = charted ? <Insights board={board} dashboard={charted} isLast={isLast} /> : <Coming />;
  return (
    <>
      <FigureTiles board={board} dashboard={dashboard} />
      {isPhone ? (
        <Box data-later>
          <InTurn waiting={<Skeleton variant="rounded" height={420} />}>
            <PhoneParts parts={[...parts, { title: translate('dashboard.insights'), content: insights }]} />
          </InTurn>
        </Box>
      ) : (
        <Box
          data-later
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 6fr) minmax(0, 5fr)' },
            alignItems: 'start',
          }}
        >
          <Stack sx={{ gap: 2, minWidth: 0 }}>
            {parts.map(({ title, content }) => (
              <InTurn key={title} waiting={<Skeleton variant="rounded" height={278} />}>
                {content}
              </InTurn>
            ))}
          </Stack>
          <InTurn waiting={<Coming />}>{insights}</InTurn>
        </Box>
      )}
    </>
  );
}

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
