import { CssBaseline } from '@mui/material';
import { entityList } from '@plumbline/resources/entities/index';
import { isLanguage } from '@plumbline/resources/languages';
import {
  AdminContext,
  CoreAdminUI,
  CustomRoutes,
  type RaRecord,
  Resource,
  ResourceContextProvider,
} from 'react-admin';
import { Navigate, Route } from 'react-router-dom';
import { BareScreen } from './boot/BareScreen';
import { BootGate } from './boot/BootGate';
import { FailedStart } from './boot/FailedStart';
import { queryClient } from './boot/queryClient';
import { afterBootUrl } from './boot/startBoot';
import { startAddresses } from './boot/steps/startAddresses';
import { WaitingScreen } from './boot/WaitingScreen';
import { entityIcon } from './entities/entityIcons';
import { ToScreen } from './entities/ToScreen';
import { titleOf } from './entities/title/titleOf';
import { ErrorFrame } from './errors/ErrorFrame';
import { OpenPages } from './informations/OpenPages';
import { ErrorScreen } from './layout/ErrorScreen';
import { ForbiddenScreen } from './layout/ForbiddenScreen';
import { Layout } from './layout/Layout';
import { lazyScreen } from './layout/lazyScreen';
import { NotFoundScreen } from './layout/NotFoundScreen';
import { Notices } from './layout/Notices';
import { redirects } from './layout/redirects';
import { generatedScreens, handWrittenScreens } from './layout/screenRoutes';
import { authProvider } from './providers/authProvider';
import { dataProvider } from './providers/dataProvider';
import { i18nProvider } from './providers/i18nProvider';
import { keptSettings } from './providers/keptSettings';
import { useThemes } from './theme/brand/useThemes';
import { WindowLooks } from './theme/brand/WindowLooks';

const framed = handWrittenScreens
  .filter(({ frame }) => frame !== 'bare')
  .map((route) => <Route key={route.path} path={`/${route.path}`} element={lazyScreen(route)} />);
const bare = handWrittenScreens
  .filter(({ frame }) => frame === 'bare')
  .map((route) => (
    <Route key={route.path} path={`/${route.path}`} element={<BareScreen>{lazyScreen(route)}</BareScreen>} />
  ));
const started = startAddresses.map((path) => (
  <Route key={path} path={path} element={<Navigate to={afterBootUrl} replace />} />
));
const moved = Object.entries(redirects).map(([from, to]) => (
  <Route key={from} path={from} caseSensitive element={<Navigate to={to} replace />} />
));
const generated = generatedScreens.map(({ path, load, resource }) => (
  <Route
    key={path}
    path={`/${path}`}
    element={<ResourceContextProvider value={resource}>{lazyScreen({ load, path })}</ResourceContextProvider>}
  />
));
// react-admin's own links lead to `/<entity>/…`; they are sent on to the addresses of the specification.
const resources = entityList.map((entity) => (
  <Resource
    key={entity.name}
    name={entity.name}
    icon={entityIcon(entity)}
    list={<ToScreen type="list" />}
    create={<ToScreen type="create" />}
    edit={<ToScreen type="edit" />}
    show={<ToScreen type="show" />}
    recordRepresentation={(record: RaRecord) => {
      const language = i18nProvider.getLocale();
      return titleOf(entity, record, {
        language: isLanguage(language) ? language : 'pl-PL',
        translate: i18nProvider.translate,
      });
    }}
  />
));

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
            {/* react-admin's own AdminUI would bring its sign-in form, and all that forms need, to every first visit. */}
            <CoreAdminUI
              layout={Layout}
              catchAll={NotFoundScreen}
              error={ErrorScreen}
              loading={Waiting}
              title="Plumbline"
              loginPage={false}
              authCallbackPage={false}
              accessDenied={ForbiddenScreen}
              authenticationError={FailedToSignIn}
              disableTelemetry
              requireAuth
            >
              {resources}
              <CustomRoutes>
                {started}
                {moved}
                {framed}
                {generated}
              </CustomRoutes>
              <CustomRoutes noLayout>{bare}</CustomRoutes>
            </CoreAdminUI>
            <Notices />
          </BootGate>
        </OpenPages>
      </ErrorFrame>
    </AdminContext>
  );
}

const Waiting = () => <WaitingScreen message="shell.loading" />;
const FailedToSignIn = () => <FailedStart problem="sessionLoadingError" />;
