import { Box, MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { type RaRecord, useGetList, useTranslate } from 'react-admin';
import type { LocalRow } from '../../data/offline';
import { PlanView } from './PlanView';
import { useFollowedPlan } from './useFollowedPlan';

/** The plans of a location, one at a time; below stands the list in which they are added and changed. */
export function PlansOfLocation({ record }: { record: RaRecord<string> }) {
  const translate = useTranslate();
  const { data = [] } = useGetList<LocalRow<'floorPlans'>>('floorPlans', {
    filter: { location: record.id },
    sort: { field: 'position', order: 'ASC' },
    pagination: { page: 1, perPage: 100 },
  });
  const [chosen, setChosen] = useState<string>();
  // Those of the location itself before those of locations below it.
  const plans = [...data].sort((a, b) => Number(b.location === record.id) - Number(a.location === record.id));
  const id = plans.some((plan) => plan.id === chosen) ? chosen : plans[0]?.id;
  if (!id) return null;
  return (
    <Box sx={{ mb: 2, display: 'flex', flexDirection: 'column', gap: 1.25 }}>
      {plans.length > 1 && (
        <TextField
          select
          size="small"
          value={id}
          label={translate('floorPlans.place.choose')}
          onChange={(event) => setChosen(event.target.value)}
          sx={{ maxWidth: 320 }}
        >
          {plans.map((plan) => (
            <MenuItem key={plan.id} value={plan.id}>
              {plan.name}
            </MenuItem>
          ))}
        </TextField>
      )}
      <FollowedPlan key={id} id={id} />
    </Box>
  );
}

function FollowedPlan({ id }: { id: string }) {
  const plan = useFollowedPlan(id);
  return plan ? <PlanView plan={plan} /> : null;
}
