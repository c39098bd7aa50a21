import { Alert, Box, Button } from '@mui/material';
import { prepareFloorPlan } from '@plumbline/resources/commands/floorPlans';
import { entities } from '@plumbline/resources/entities/index';
import { useState } from 'react';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { errorMessage } from '../../data/errors/errorMessage';
import type { LocalRow } from '../../data/offline';
import { callCommand } from '../../data/session/callCommand';
import { useOfflineReason } from '../../data/words/useOfflineReason';
import { editPath } from '../../entities/screenPaths';
import { useRights } from '../../entities/useRights';
import { ReasonButton } from '../../kit/parts/ReasonButton';

/** Why a plan could not be prepared; those who may upload try again or choose another file. */
export function FailedPlan({ plan }: { plan: LocalRow<'floorPlans'> }) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const offline = useOfflineReason();
  const { canUpdate } = useRights(entities.floorPlans);
  const [isBusy, setBusy] = useState(false);
  const prepare = async () => {
    setBusy(true);
    await callCommand(prepareFloorPlan, { id: plan.id }).catch((error: unknown) =>
      notify(errorMessage(error, translate), { type: 'error' }),
    );
    setBusy(false);
    refresh();
  };
  const actions = canUpdate({ ...plan }) && (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      <ReasonButton
        color="inherit"
        loading={isBusy}
        reason={offline}
        onClick={() => void prepare()}
        sx={{ minHeight: 44 }}
      >
        {translate('floorPlans.state.again')}
      </ReasonButton>
      <Button
        component={Link}
        to={editPath(entities.floorPlans, plan.id)}
        color="inherit"
        sx={{ minHeight: 44 }}
      >
        {translate('floorPlans.state.retry')}
      </Button>
    </Box>
  );
  return (
    <Alert severity="error" action={actions}>
      {translate('floorPlans.state.failed', {
        reason: translate(`errors.${plan.failure}`, { _: translate('errors.UNKNOWN') }),
      })}
    </Alert>
  );
}
