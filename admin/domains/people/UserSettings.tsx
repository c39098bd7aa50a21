import { Box, Stack, Typography } from '@mui/material';
import { ResourceContextProvider, useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { useActor } from '../../data/session/ActorProvider';
import { LanguageSwitch } from '../../data/session/language/LanguageSwitch';
import { EntityEdit } from '../../entities/form/EntityEdit';
import { OnlineOnly } from '../../entities/sync/OnlineOnly';
import { DensitySwitch } from '../../kit/parts/DensitySwitch';
import { SettingsCard } from '../../kit/parts/SettingsCard';
import { ThemeSwitch } from '../../kit/parts/ThemeSwitch';
import { FeedCard } from '../calendar';
import { OwnDataCard } from '../privacy';
import { LoginData } from './LoginData';
import { SessionList } from './SessionList';
import { SecondFactorCard } from './secondFactor/SecondFactorCard';
import { TokenList } from './TokenList';

/** The user's profile, sign-in and sessions, and display settings of this device. */
export function UserSettings() {
  const translate = useTranslate();
  const { user } = useActor();
  const { key, pathname } = useLocation();
  return (
    <>
      <OnlineOnly title={translate('shell.menu.userSettings')}>
        <ResourceContextProvider value="users">
          {/* After saving or cancelling, the form is remounted with the current values. */}
          <EntityEdit key={key} id={user} doneTo={pathname} heading={translate('shell.menu.userSettings')} />
        </ResourceContextProvider>
        <LoginData />
        <SecondFactorCard />
        <SessionList />
        <TokenList />
        <FeedCard />
        <OwnDataCard />
      </OnlineOnly>
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
          <Box>
            <Typography variant="caption" color="text.secondary" component="p">
              {translate('shell.density.label')}
            </Typography>
            <DensitySwitch />
            <Typography
              variant="caption"
              color="text.secondary"
              component="p"
              sx={{ mt: 0.75, maxWidth: '56ch' }}
            >
              {translate('shell.density.hint')}
            </Typography>
          </Box>
        </Stack>
      </SettingsCard>
    </>
  );
}
