import { Box, Paper, Stack, Typography } from '@mui/material';
import { entities } from '@plumbline/resources/entities/index';
import { useTranslate } from 'react-admin';
import { useActor } from '../../boot/ActorProvider';
import { CreateButton } from '../../entities/list/CreateButton';
import { ImportButton } from '../../entities/list/ImportButton';

/** An account without equipment: how to begin. */
export function FirstSteps() {
  const translate = useTranslate();
  const { instanceType } = useActor();
  const steps = [
    ...(instanceType === 'AUDITOR'
      ? [{ name: 'owner', action: <CreateButton entity={entities.equipmentOwners} variant="outlined" /> }]
      : []),
    { name: 'location', action: <CreateButton entity={entities.locations} variant="outlined" /> },
    {
      name: 'equipment',
      action: (
        <>
          <ImportButton entity={entities.equipments} />
          <CreateButton entity={entities.equipments} variant="outlined" />
        </>
      ),
    },
    { name: 'planning', action: <CreateButton entity={entities.auditPlannings} variant="outlined" /> },
  ];
  return (
    <Paper variant="outlined" data-tour="first" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2">{translate('shell.start.first.title')}</Typography>
      <Box component="ol" sx={{ m: 0, mt: 2, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
        {steps.map(({ name, action }, index) => (
          <Stack component="li" key={name} direction="row" sx={{ gap: 2, alignItems: 'flex-start' }}>
            <Box
              aria-hidden
              sx={{
                width: 28,
                height: 28,
                borderRadius: '50%',
                display: 'grid',
                placeContent: 'center',
                fontWeight: 600,
                fontSize: '0.8125rem',
                backgroundColor: 'action.selected',
                color: 'primary.main',
                flexShrink: 0,
              }}
            >
              {index + 1}
            </Box>
            <Box sx={{ flex: 1 }}>
              <Typography sx={{ fontWeight: 600 }}>{translate(`shell.start.first.${name}`)}</Typography>
              <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
                {translate(`shell.start.first.${name}Text`)}
              </Typography>
              <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
                {action}
              </Stack>
            </Box>
          </Stack>
        ))}
      </Box>
    </Paper>
  );
}
