import MapOutlined from '@mui/icons-material/MapOutlined';
import { Box, Button, Paper, Typography } from '@mui/material';
import { hasPin, pinKindOf } from '@plumbline/resources/rules/floorPlans/index';
import { useMemo } from 'react';
import { type RaRecord, useGetOne, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { LocalRow } from '../../data/offline';
import { today } from '../../data/words/due';
import { lazyPart } from '../../kit/parts/lazyPart';
import type { PlanMapProps } from './map/PlanMap';
import type { PlanPin } from './map/planPin';
import { PlanStanding } from './PlanStanding';
import { planPath } from './planPath';

const height = 220;
const PlanMap = lazyPart<PlanMapProps>(
  () => import('./map/PlanMap').then((module) => module.PlanMap),
  <Box sx={{ height }} />,
);

/** Where the piece stands on its plan. */
export function PieceOnPlan({ record }: { record: RaRecord<string> }) {
  const translate = useTranslate();
  const isPinned = hasPin(record);
  const { data: plan } = useGetOne<LocalRow<'floorPlans'>>(
    'floorPlans',
    { id: record.floorPlan },
    { enabled: isPinned, retry: false },
  );
  const { id, identNumber, planX, planY, isLocked, nextAuditDate } = record;
  const pins = useMemo(
    (): PlanPin[] => [
      {
        ...{ id, name: identNumber, detail: '', links: [] },
        kind: pinKindOf({ isLocked, nextAuditDate: nextAuditDate ?? null }, today()),
        ...{ x: Number(planX), y: Number(planY) },
      },
    ],
    [id, identNumber, planX, planY, isLocked, nextAuditDate],
  );
  if (!isPinned || !plan) return null;
  return (
    <Box
      component="section"
      aria-label={translate('floorPlans.place.title')}
      sx={{ p: { xs: 2, sm: 2.5 }, pt: 0 }}
    >
      <Typography variant="subtitle2" component="h2" sx={{ mb: 1 }}>
        {translate('floorPlans.place.title')}
      </Typography>
      <PlanStanding plan={plan}>
        <Paper variant="outlined" sx={{ overflow: 'hidden', mb: 1, maxWidth: 640 }}>
          <PlanMap plan={plan} pins={pins} selected={id} onSelect={() => {}} height={height} isStill />
        </Paper>
      </PlanStanding>
      <Button
        component={Link}
        to={planPath(plan.id, id)}
        startIcon={<MapOutlined />}
        // Names of plans are as long as people make them.
        sx={{ minHeight: 44, whiteSpace: 'normal', textAlign: 'left', overflowWrap: 'anywhere' }}
      >
        {translate('floorPlans.place.link', { name: plan.name })}
      </Button>
    </Box>
  );
}
