import { Alert, Box, LinearProgress } from '@mui/material';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { currentClient, type LocalRow, useConnection } from '../../data/offline';
import { FailedPlan } from './FailedPlan';

/** The plan's content where it is ready and within reach; else why it is not. */
export function PlanStanding({ plan, children }: { plan: LocalRow<'floorPlans'>; children: ReactNode }) {
  const translate = useTranslate();
  const isWithinReach = useIsWithinReach(plan.pack?.hash);
  if (plan.state === 'failed') return <FailedPlan plan={plan} />;
  if (plan.state !== 'ready' || !plan.pack)
    return (
      <Box role="status">
        <Alert severity="info">{translate('floorPlans.state.waiting')}</Alert>
        <LinearProgress sx={{ mt: 0.5 }} />
      </Box>
    );
  if (isWithinReach === undefined) return null;
  if (!isWithinReach) return <Alert severity="info">{translate('floorPlans.map.notOnDevice')}</Alert>;
  return children;
}

/** Whether tiles can be loaded: online, or from this device; undefined: not known yet. */
function useIsWithinReach(hash: string | undefined): boolean | undefined {
  const { isOnline } = useConnection();
  const [isHere, setHere] = useState<boolean>();
  useEffect(() => {
    let isGone = false;
    const found = hash && !isOnline ? currentClient()?.pack(hash) : undefined;
    Promise.resolve(found)
      .then((pack) => pack !== undefined)
      .catch(() => false)
      .then((next) => !isGone && setHere(next));
    return () => {
      isGone = true;
    };
  }, [hash, isOnline]);
  return isOnline ? true : isHere;
}
