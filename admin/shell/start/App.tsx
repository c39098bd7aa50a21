import { CssBaseline } from '@mui/material';
import { AdminContext } from 'react-admin';
import { queryClient } from '../../data/queryClient/queryClient';
import { dataProvider } from '../../data/records/dataProvider';
import { authProvider } from '../../data/session/authProvider';
import { i18nProvider } from '../../data/words/i18nProvider';
import { OpenPages } from '../../domains/informations/OpenPages';
import { KnownResources } from '../../entities/KnownResources';
import { Notices } from '../../kit/parts/Notices';
import { ScreenBoundary } from '../../kit/parts/ScreenBoundary';
import { keptSettings } from '../../kit/settings/keptSettings';
import { useThemes } from '../../kit/theme/brand/useThemes';
import { WindowLooks } from '../../kit/theme/brand/WindowLooks';
import { BootGate } from '../boot';
import { ErrorFrame } from '../errors';
import { Screens } from '../frame';

/** The app: providers, boot gate, and screens by address. */
export function App() {
  const { light, dark } = useThemes();
  return (
    <AdminContext
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      store={keptSettings}
      theme={light}
      darkTheme={dark}
    >
      <WindowLooks />
      <ErrorFrame>
        <OpenPages>
          <BootGate>
            <CssBaseline enableColorScheme />
            <KnownResources>
              <ScreenBoundary>
                <Screens />
              </ScreenBoundary>
            </KnownResources>
            <Notices />
          </BootGate>
        </OpenPages>
      </ErrorFrame>
    </AdminContext>
  );
}
