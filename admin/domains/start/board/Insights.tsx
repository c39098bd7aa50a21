import { Stack } from '@mui/material';
import type { Board } from '@plumbline/resources/rules/dashboard/figures';
import { BoardCharts } from '../charts/BoardCharts';
import { RecentCard } from '../RecentCard';
import type { Dashboard } from '../useDashboard';

interface InsightsProps {
  board: Board;
  dashboard: Dashboard;
  /** Recent changes are shown once, also with two dashboards. */
  isLast: boolean;
}

/** Charts and recent changes. */
export function Insights({ board, dashboard, isLast }: InsightsProps) {
  return (
    <Stack sx={{ gap: 2, minWidth: 0 }} data-tour="charts">
      <BoardCharts board={board} dashboard={dashboard} />
      {isLast && <RecentCard changes={dashboard.changes} />}
    </Stack>
  );
}
