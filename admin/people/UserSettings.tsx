import { Alert, Box, Stack, Typography } from '@mui/material';
import { ResourceContextProvider, useTranslate } from 'react-admin';
import { useActor } from '../boot/ActorProvider';
import { FeedCard } from '../calendar/feed/FeedCard';
import { EntityEdit } from '../entities/form/EntityEdit';
import { LanguageSwitch } from '../layout/head/LanguageSwitch';
import { ThemeSwitch } from '../layout/head/ThemeSwitch';
import { useConnection } from '../offline';
import { OwnDataCard } from '../privacy/OwnDataCard';
import { LoginData } from './LoginData';
import { SessionList } from './SessionList';
import { SettingsCard } from './SettingsCard';
import { SecondFactorCard } from './secondFactor/SecondFactorCard';
import { TokenList } from './TokenList';

/** One's own profile, how one signs in and where, and how the app looks on this device. */
export function UserSettings() {
  const translate = useTranslate();
  const { user } = useActor();
  const { isOnline } = useConnection();
  return (
    <>
      {isOnline ? (
        <>
          <ResourceContextProvider value="users">
            <EntityEdit id={user} doneTo="/start/dashboard" heading={translate('shell.menu.userSettings')} />
          </ResourceContextProvider>
          <LoginData />
          <SecondFactorCard />
          <SessionList />
          <TokenList />
          <FeedCard />
          <OwnDataCard />
        </>
      ) : (
        <Alert severity="info">{translate('errors.ONLINE_ONLY')}</Alert>
      )}
      <SettingsCard title={translate('shell.settings.device')}>
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
      </SettingsCard>
    </>
  );
}
