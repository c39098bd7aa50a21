import type { SessionSummary } from '@plumbline/resources/auth/session';
import { matchPath } from 'react-router-dom';
import { type EntityScreen, entityScreens } from '../entities/entityScreens';
import { domainRoutes } from './domainRoutes';
import { fetchScreen } from './fetchScreen';
import type { ScreenRoute } from './routes';
import { shellRoutes } from './shellRoutes';

/** Screens written by hand, of all domains and of the shell. */
export const handWrittenScreens: readonly ScreenRoute[] = [...domainRoutes, ...shellRoutes];

const written = new Set(handWrittenScreens.map(({ path }) => path));

/** Generated screens; one written by hand takes the place of the one with the same address. */
export const generatedScreens: readonly EntityScreen[] = entityScreens.filter(
  ({ path }) => !written.has(path),
);

const all = [...handWrittenScreens, ...generatedScreens];
// A pattern is dear to compile, and most addresses are none.
const routeAt = (pathname: string) =>
  all.find(({ path }) => `/${path}` === pathname) ?? all.find(({ path }) => matchPath(`/${path}`, pathname));

/** Fetches the chunk of the screen at this address while something else has to be waited for; never fails. */
export async function preloadScreen(pathname: string): Promise<void> {
  const found = routeAt(pathname);
  // Whether it comes is told when the screen is drawn.
  if (found) await fetchScreen(found.load).catch(() => {});
}

/** Asks for what the screen at this address shows first; never fails. */
export async function prepareScreen(pathname: string, actor: SessionSummary): Promise<void> {
  const found: Partial<ScreenRoute> | undefined = routeAt(pathname);
  // What goes wrong is told by the screen, which asks again.
  await found?.prepare?.(actor).catch(() => {});
}
