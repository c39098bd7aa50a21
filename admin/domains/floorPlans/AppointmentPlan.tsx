import { Alert, Box, MenuItem, TextField } from '@mui/material';
import { hasPin, inspectionPinKind, inspectionPinKinds } from '@plumbline/resources/rules/floorPlans/index';
import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { type LocalRow, useLocalList } from '../../data/offline';
import { PlanBoard } from './board/PlanBoard';
import type { PlanPin } from './map/planPin';
import { PlanStanding } from './PlanStanding';

/** A piece of an appointment, with the way into its inspection; none: it cannot be carried out. */
export interface PlannedPiece {
  audit: LocalRow<'audits'>;
  equipment: LocalRow<'equipments'> | undefined;
  productName: string;
  to: string | undefined;
}

/** The pieces of an appointment on their plans: the way through the hall. */
export function AppointmentPlan({ pieces }: { pieces: readonly PlannedPiece[] }) {
  const translate = useTranslate();
  const { records } = useLocalList('floorPlans', { sort: { field: 'position', order: 'ASC' } });
  const [chosen, setChosen] = useState<string>();
  const plans = records.filter(({ id }) => pieces.some(({ equipment }) => equipment?.floorPlan === id));
  const plan = plans.find(({ id }) => id === chosen) ?? plans[0];
  const pins = useMemo(
    () => pieces.flatMap((piece) => pinOf(piece, plan?.id, translate)),
    [pieces, plan?.id, translate],
  );
  const named = new Set(plans.map(({ id }) => id));
  const off = pieces.filter(
    ({ equipment }) => !equipment?.floorPlan || !named.has(equipment.floorPlan),
  ).length;
  if (!plan) return null;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.25 }}>
      {plans.length > 1 && (
        <TextField
          select
          size="small"
          value={plan.id}
          label={translate('floorPlans.place.choose')}
          onChange={(event) => setChosen(event.target.value)}
          sx={{ maxWidth: 320 }}
        >
          {plans.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      )}
      <PlanStanding plan={plan}>
        <PlanBoard key={plan.id} plan={plan} kinds={inspectionPinKinds} pins={pins} />
      </PlanStanding>
      {off > 0 && <Alert severity="info">{translate('floorPlans.view.offPlan', { smart_count: off })}</Alert>}
    </Box>
  );
}

/** Whether any of the pieces is on a plan that this device knows. */
export function useHasPlan(pieces: readonly Pick<PlannedPiece, 'equipment'>[]): boolean {
  const { records } = useLocalList('floorPlans');
  return records.some(({ id }) => pieces.some(({ equipment }) => equipment?.floorPlan === id));
}

type Translate = (key: string) => string;

function pinOf(
  { audit, equipment, productName, to }: PlannedPiece,
  plan: string | undefined,
  translate: Translate,
): PlanPin[] {
  if (!equipment || equipment.floorPlan !== plan || !hasPin({ ...equipment })) return [];
  const word = audit.isFinished ? 'floorPlans.pin.look' : 'floorPlans.pin.inspect';
  return [
    {
      id: equipment.id,
      name: equipment.identNumber ?? '–',
      detail: [productName, equipment.place].filter(Boolean).join(' · '),
      kind: inspectionPinKind(audit),
      ...{ x: Number(equipment.planX), y: Number(equipment.planY) },
      links: to ? [{ to, label: translate(word) }] : [],
    },
  ];
}
