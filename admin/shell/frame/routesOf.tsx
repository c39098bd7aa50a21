import { entityList } from '@plumbline/resources/entities/index';
import { Authenticated, Resource, ResourceContextProvider } from 'react-admin';
import { Navigate, type RouteObject } from 'react-router-dom';
import { ForbiddenScreen } from '../../entities/ForbiddenScreen';
import { ToScreen } from '../../entities/ToScreen';
import { NotFoundScreen } from '../../kit/parts/NotFoundScreen';
import { WaitingScreen } from '../../kit/parts/WaitingScreen';
import { redirects } from '../../kit/routes/redirects';
import { afterBootUrl, BareScreen, FailedStart, startAddresses } from '../boot';
import { areaOf, bareScreens, framedScreens, type KnownScreen, lazyScreen } from '../routes';
import { Layout } from './Layout';

const made = new Map<string, RouteObject[]>();

/** All routes of an area, the first segment of an address. */
export function routesOf(area: string): RouteObject[] {
  const routes = made.get(area) ?? [
    { element: frame, children: framedRoutes(area) },
    ...bareScreens
      .filter(({ path }) => areaOf(path) === area)
      .map((screen) => ({ path: `/${screen.path}`, element: <BareScreen>{lazyScreen(screen)}</BareScreen> })),
  ];
  made.set(area, routes);
  return routes;
}

// One element for all areas, so that the layout stays mounted.
const frame = (
  <Authenticated loading={<WaitingScreen message="shell.loading" />}>
    <Layout />
  </Authenticated>
);

const framedRoutes = (area: string): RouteObject[] => [
  ...others.filter(({ path }) => areaOf(path) === area),
  ...framedScreens.filter(({ path }) => areaOf(path) === area).map(routeTo),
  ...entityList.filter(({ name }) => areaOf(name) === area).map(({ name }) => routeOnward(name)),
  { path: '*', element: <NotFoundScreen /> },
];

const others = [
  ...startAddresses.map((path) => ({ path, element: <Navigate to={afterBootUrl} replace /> })),
  ...Object.entries(redirects).map(([path, to]) => ({
    path,
    caseSensitive: true,
    element: <Navigate to={to} replace />,
  })),
  // Addresses used by react-admin itself.
  { path: '/access-denied', element: <ForbiddenScreen /> },
  { path: '/authentication-error', element: <FailedStart problem="sessionLoadingError" /> },
];

function routeTo(screen: KnownScreen): RouteObject {
  const element = lazyScreen(screen);
  return {
    path: `/${screen.path}`,
    element: screen.resource ? (
      <ResourceContextProvider value={screen.resource}>{element}</ResourceContextProvider>
    ) : (
      element
    ),
  };
}

/** Redirects react-admin's `/<entity>/…` to the addresses of the specification. */
const routeOnward = (name: string): RouteObject => ({
  path: `/${name}/*`,
  element: (
    <Resource
      name={name}
      list={<ToScreen type="list" />}
      create={<ToScreen type="create" />}
      edit={<ToScreen type="edit" />}
      show={<ToScreen type="show" />}
    />
  ),
});
