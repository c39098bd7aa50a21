import { Alert, Box, Paper, Skeleton, Typography } from '@mui/material';
import { entities } from '@plumbline/resources/entities/index';
import type { InspectionDuty } from '@plumbline/resources/entities/inspectionDuties';
import { mayEver } from '@plumbline/resources/language/permissions';
import type { LockReason } from '@plumbline/resources/rules/locks/lockReasons';
import { type RaRecord, useGetList, useTranslate } from 'react-admin';
import { useConnection } from '../../data/offline';
import { useActor } from '../../data/session/ActorProvider';
import { useRights } from '../../entities/useRights';
import { LockNotice } from '../equipments';
import { DutyLine } from './DutyLine';

/** Top of an equipment: whether and why it is locked, and its due inspections by regulation. */
export function DutyFacts({ record }: { record: RaRecord<string> }) {
  const translate = useTranslate();
  const { isOnline } = useConnection();
  const { canUpdate } = useRights(entities.equipments);
  const mayAssign = mayEver(entities.products, 'update', useActor());
  const { data, isPending, error } = useGetList<InspectionDuty>('inspectionDuties', {
    filter: { equipment: record.id },
    sort: { field: 'nextDate', order: 'ASC' },
    pagination: { page: 1, perPage: 50 },
  });
  const isDone = record.isArchived === true || record.isScrapped === true;
  return (
    <>
      <LockNotice reasons={(record.lockReasons ?? null) as LockReason[] | null} hasLinks />
      <Paper variant="outlined" component="section" aria-labelledby="duties-name" sx={{ mb: 2 }}>
        <Typography
          id="duties-name"
          component="h2"
          variant="subtitle2"
          sx={{ px: { xs: 2, sm: 2.5 }, pt: 1.5, pb: 0.5 }}
        >
          {translate('duty.title')}
        </Typography>
        {isDone && !error && (
          <Typography variant="body2" color="text.secondary" sx={{ px: { xs: 2, sm: 2.5 }, pb: 1.5 }}>
            {translate('duty.outOfUse')}
          </Typography>
        )}
        {error ? (
          <Alert severity="warning" sx={{ m: 1.5 }}>
            {translate(isOnline ? 'duty.failed' : 'duty.offline')}
          </Alert>
        ) : isPending ? (
          <Skeleton variant="rounded" height={40} sx={{ m: 1.5 }} />
        ) : data.length === 0 ? (
          !isDone && (
            <Typography variant="body2" color="text.secondary" sx={{ px: { xs: 2, sm: 2.5 }, pb: 1.5 }}>
              {translate(mayAssign ? 'duty.none' : 'duty.noneForOthers')}
            </Typography>
          )
        ) : (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {data.map((duty) => (
              <DutyLine key={duty.id} duty={duty} canChange={isOnline && !isDone && canUpdate(record)} />
            ))}
          </Box>
        )}
      </Paper>
    </>
  );
}
