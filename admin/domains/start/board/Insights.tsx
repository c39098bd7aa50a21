import { Stack } from '@mui/material';
import type { Board } from '@plumbline/resources/rules/dashboard/figures';
import { BoardCharts } from '../charts/BoardCharts';
import { RecentCard } from '../RecentCard';
import type { Dashboard } from '../useDashboard';

interface InsightsProps {
  board: Board;
  dashboard: Dashboard;
  /** What happened lately stands once, also where there are two boards. */
  isLast: boolean;
}

/** What one looks at after what wants doing: charts, and what happened lately. */
export function Insights({ board, dashboard, isLast }: InsightsProps) {
  return (
    <Stack sx={{ gap: 2, minWidth: 0 }} data-tour="charts">
      <BoardCharts board={board} dashboard={dashboard} />
      {isLast && <RecentCard changes={dashboard.changes} />}
    </Stack>
  );
}
