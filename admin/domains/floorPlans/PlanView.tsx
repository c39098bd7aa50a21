import EditLocationAltOutlined from '@mui/icons-material/EditLocationAltOutlined';
import { Alert, Box, Button } from '@mui/material';
import { entities } from '@plumbline/resources/entities/index';
import { pinKinds } from '@plumbline/resources/rules/floorPlans/index';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { errorMessage } from '../../data/errors/errorMessage';
import type { LocalRow } from '../../data/offline';
import { ListSkeleton } from '../../entities/list/ListSkeleton';
import { useRights } from '../../entities/useRights';
import { RetryAlert } from '../../kit/parts/RetryAlert';
import { PlanBoard } from './board/PlanBoard';
import type { Point } from './map/planMap';
import { PlanStanding } from './PlanStanding';
import { useMovePin } from './useMovePin';
import { usePlanPieces } from './usePlanPieces';

/** A plan with the equipment of its location, whose pins those with the right may set. */
export function PlanView({ plan, piece }: { plan: LocalRow<'floorPlans'>; piece?: string | null }) {
  const translate = useTranslate();
  const { pins, unplaced, pieceOf, isPending, error, refetch } = usePlanPieces(plan);
  const { canUpdate } = useRights(entities.equipments);
  const movePin = useMovePin(plan.id);
  const [isEditing, setEditing] = useState(false);
  const [placed, setPlaced] = useState<{ id: string; from: Point | null } | null>(null);
  const isEditable = [...pins, ...unplaced].some(({ id }) => canUpdate({ ...pieceOf(id) }));
  if (isPending) return <ListSkeleton />;
  if (error) return <RetryAlert onRetry={refetch}>{errorMessage(error, translate)}</RetryAlert>;
  const move = (id: string, point: Point | null) => {
    const row = pieceOf(id);
    if (row) movePin(row, point);
  };
  const placing = placed && {
    from: placed.from,
    onPlace(point: Point) {
      setPlaced(null);
      move(placed.id, point);
    },
    onCancel: () => setPlaced(null),
  };
  const head = isEditable && (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.25, alignItems: 'center' }}>
      <Button
        variant={isEditing ? 'contained' : 'outlined'}
        startIcon={<EditLocationAltOutlined />}
        onClick={() => {
          setEditing(!isEditing);
          setPlaced(null);
        }}
        sx={{ minHeight: 44 }}
      >
        {translate(isEditing ? 'floorPlans.edit.end' : 'floorPlans.edit.start')}
      </Button>
      {isEditing && (
        <Alert severity="info" sx={{ flex: '1 1 260px', py: 0 }} role="status">
          {placed
            ? translate('floorPlans.edit.placing', { name: pieceOf(placed.id)?.identNumber ?? '' })
            : translate('floorPlans.edit.hint')}
        </Alert>
      )}
    </Box>
  );
  return (
    <PlanStanding plan={plan}>
      <PlanBoard
        plan={plan}
        kinds={pinKinds}
        pins={pins}
        unplaced={isEditing ? unplaced : undefined}
        head={head}
        selectedAtFirst={piece ?? null}
        placing={placing}
        onMoved={isEditing ? move : undefined}
        chosen={placed?.id}
        onChoose={(id) => setPlaced({ id, from: null })}
        cardActions={
          isEditing
            ? (pin) => (
                <>
                  <Button
                    variant="outlined"
                    sx={{ minHeight: 44 }}
                    onClick={() => setPlaced({ id: pin.id, from: { x: pin.x, y: pin.y } })}
                  >
                    {translate('floorPlans.pin.move')}
                  </Button>
                  <Button variant="outlined" sx={{ minHeight: 44 }} onClick={() => move(pin.id, null)}>
                    {translate('floorPlans.pin.remove')}
                  </Button>
                </>
              )
            : undefined
        }
      />
    </PlanStanding>
  );
}
