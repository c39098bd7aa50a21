import { Box } from '@mui/material';
import type { RaRecord } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { PlanView } from './PlanView';
import { useFollowedPlan } from './useFollowedPlan';

/** The plan itself, on its page above its fields. */
export function PlanOnRecord({ record }: { record: RaRecord<string> }) {
  const [search] = useSearchParams();
  const plan = useFollowedPlan(record.id);
  if (!plan) return null;
  return (
    <Box sx={{ mb: 2 }}>
      <PlanView key={plan.id} plan={plan} piece={search.get('piece')} />
    </Box>
  );
}
