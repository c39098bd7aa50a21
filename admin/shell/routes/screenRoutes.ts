import type { SessionSummary } from '@plumbline/resources/rules/auth/session';
import { matchPath } from 'react-router-dom';
import { type EntityScreen, entityScreens } from '../../entities/entityScreens';
import { domainRoutes } from '../../entities/screens/domainRoutes';
import type { ScreenRoute } from '../../kit/routes/routes';
import { fetchScreen } from './fetchScreen';
import { shellRoutes } from './shellRoutes';

/** A screen at its address; a generated one with the entity it shows. */
export type KnownScreen = ScreenRoute & Partial<Pick<EntityScreen, 'resource'>>;

const handWritten: readonly ScreenRoute[] = [...domainRoutes, ...shellRoutes];
const written = new Set(handWritten.map(({ path }) => path));
const isBare = ({ frame }: KnownScreen): boolean => frame === 'bare';

/** Screens written by hand that fill the window. */
export const bareScreens: readonly KnownScreen[] = handWritten.filter(isBare);

/** Screens within the frame; one written by hand takes the place of the generated one with the same address. */
export const framedScreens: readonly KnownScreen[] = [
  ...handWritten.filter((screen) => !isBare(screen)),
  ...entityScreens.filter(({ path }) => !written.has(path)),
];

/** What an address begins with, as routes know no capitals. */
export const areaOf = (path: string): string => (path.match(/[^/]+/)?.[0] ?? '').toLowerCase();

const all = [...bareScreens, ...framedScreens];
// A pattern is dear to compile, and most addresses are none.
const routeAt = (pathname: string): KnownScreen | undefined =>
  all.find(({ path }) => `/${path}` === pathname) ??
  all.find(({ path }) => areaOf(path) === areaOf(pathname) && matchPath(`/${path}`, pathname));

/** Fetches the chunk of the screen at this address while something else has to be waited for; never fails. */
export async function preloadScreen(pathname: string): Promise<void> {
  const found = routeAt(pathname);
  // Whether it comes is told when the screen is drawn.
  if (found) await fetchScreen(found.load).catch(() => {});
}

/** Asks for what the screen at this address shows first; never fails. */
export async function prepareScreen(pathname: string, actor: SessionSummary): Promise<void> {
  const found = routeAt(pathname);
  // What goes wrong is told by the screen, which asks again.
  await found?.prepare?.(actor).catch(() => {});
}
