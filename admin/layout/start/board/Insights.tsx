import { Stack } from '@mui/material';
import type { Board } from '@plumbline/resources/dashboard/figures';
import { entities } from '@plumbline/resources/entities/index';
import { mayEver } from '@plumbline/resources/permissions';
import { useActor } from '../../../boot/ActorProvider';
import { SuggestionsCard } from '../../../suggestions/SuggestionsCard';
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
  const actor = useActor();
  // What is planned already, the server alone knows for certain.
  const suggests =
    board === 'inspecting' && !dashboard.isLocal && mayEver(entities.auditPlannings, 'create', actor);
  return (
    <Stack sx={{ gap: 2, minWidth: 0 }} data-tour="charts">
      <BoardCharts board={board} dashboard={dashboard} />
      {suggests && <SuggestionsCard />}
      {isLast && <RecentCard changes={dashboard.changes} />}
    </Stack>
  );
}
