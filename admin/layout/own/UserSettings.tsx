import { Box, Paper, Stack, Typography } from '@mui/material';
import { ResourceContextProvider, useTranslate } from 'react-admin';
import { useActor } from '../../boot/ActorProvider';
import { EntityEdit } from '../../entities/form/EntityEdit';
import { LanguageSwitch } from '../head/LanguageSwitch';
import { ThemeSwitch } from '../head/ThemeSwitch';

/** One's own sign-in data, and how the app looks on this device. */
export function UserSettings() {
  const translate = useTranslate();
  const { user } = useActor();
  return (
    <>
      <ResourceContextProvider value="users">
        <EntityEdit id={user} doneTo="/start/dashboard" heading={translate('shell.menu.userSettings')} />
      </ResourceContextProvider>
      <Paper variant="outlined" sx={{ p: 2.5, mt: 3 }}>
        <Typography variant="h2" sx={{ mb: 1.5 }}>
          {translate('shell.settings.device')}
        </Typography>
        <Stack direction="row" sx={{ gap: 4, flexWrap: 'wrap' }}>
          <Box>
            <Typography variant="caption" color="text.secondary" component="p">
              {translate('shell.language.label')}
            </Typography>
            <LanguageSwitch />
          </Box>
          <Box>
            <Typography variant="caption" color="text.secondary" component="p">
              {translate('shell.theme.label')}
            </Typography>
            <ThemeSwitch />
          </Box>
        </Stack>
      </Paper>
    </>
  );
}
