import { CssBaseline } from '@mui/material';
import { AdminContext } from 'react-admin';
import { BootGate } from './boot/BootGate';
import { queryClient } from './boot/queryClient';
import { KnownResources } from './entities/KnownResources';
import { ErrorFrame } from './errors/ErrorFrame';
import { OpenPages } from './informations/OpenPages';
import { Notices } from './layout/Notices';
import { ScreenBoundary } from './layout/ScreenBoundary';
import { Screens } from './layout/Screens';
import { authProvider } from './providers/authProvider';
import { dataProvider } from './providers/dataProvider';
import { i18nProvider } from './providers/i18nProvider';
import { keptSettings } from './providers/keptSettings';
import { useThemes } from './theme/brand/useThemes';
import { WindowLooks } from './theme/brand/WindowLooks';

/** The whole app: providers, then the gate of sign-in, then screens by their address. */
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
