import { Box, Paper, Stack, Typography } from '@mui/material';
import { entities } from '@plumbline/resources/entities/index';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { useGetList, useTranslate } from 'react-admin';
import { useActor } from '../../data/session/ActorProvider';
import { CreateButton } from '../../entities/list/CreateButton';
import { ImportButton } from '../../entities/list/ImportButton';
import { StepMark } from './StepMark';

/** First steps of an account without reports, with progress. */
export function FirstSteps() {
  const translate = useTranslate();
  const hasCustomers = useActor().instanceType === 'AUDITOR';
  const customers = useCount(entities.equipmentOwners, hasCustomers);
  const locations = useCount(entities.locations, true);
  const equipments = useCount(entities.equipments, true);
  const plannings = useCount(entities.auditPlannings, true);
  const steps = [
    ...(hasCustomers ? [{ name: 'owner', entity: entities.equipmentOwners, count: customers }] : []),
    { name: 'location', entity: entities.locations, count: locations },
    { name: 'equipment', entity: entities.equipments, count: equipments },
    { name: 'planning', entity: entities.auditPlannings, count: plannings },
    { name: 'report', entity: entities.auditReports, count: 0 },
  ];
  // No button until all counts are known, since it would change under the user's finger.
  const next = steps.some(({ count }) => count === undefined) ? -1 : steps.findIndex(({ count }) => !count);
  return (
    <Paper variant="outlined" data-tour="first" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2">{translate('shell.start.first.title')}</Typography>
      <Box component="ol" sx={{ m: 0, mt: 2, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
        {steps.map(({ name, entity, count }, index) => (
          <Stack component="li" key={name} direction="row" sx={{ gap: 2, alignItems: 'flex-start' }}>
            <StepMark number={index + 1} isDone={Boolean(count)} />
            <Box sx={{ flex: 1 }}>
              <Typography sx={{ fontWeight: 600 }}>{translate(`shell.start.first.${name}`)}</Typography>
              <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
                {translate(`shell.start.first.${name}Text`)}
              </Typography>
              <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
                {entity === entities.equipments && <ImportButton entity={entity} />}
                <CreateButton entity={entity} variant={index === next ? 'contained' : 'outlined'} />
              </Stack>
            </Box>
          </Stack>
        ))}
      </Box>
    </Paper>
  );
}

/** Number of rows; undefined while loading. */
function useCount(entity: AnyEntity, isAsked: boolean): number | undefined {
  const { total } = useGetList(
    entity.name,
    { pagination: { page: 1, perPage: 1 }, sort: { field: entity.list.sort, order: 'ASC' } },
    { enabled: isAsked },
  );
  return total;
}
