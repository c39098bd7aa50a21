import type { SessionSummary } from '@plumbline/resources/rules/auth/session';
import { matchPath } from 'react-router-dom';
import { type EntityScreen, entityScreens } from '../../entities/entityScreens';
import { domainRoutes } from '../../entities/screens/domainRoutes';
import type { ScreenRoute } from '../../kit/routes/routes';
import { fetchScreen } from './fetchScreen';
import { shellRoutes } from './shellRoutes';

/** A route; generated ones include the entity. */
export type KnownScreen = ScreenRoute & Partial<Pick<EntityScreen, 'resource'>>;

const handWritten: readonly ScreenRoute[] = [...domainRoutes, ...shellRoutes];
const written = new Set(handWritten.map(({ path }) => path));
const isBare = ({ frame }: KnownScreen): boolean => frame === 'bare';

/** Hand-written full-window screens. */
export const bareScreens: readonly KnownScreen[] = handWritten.filter(isBare);

/** Screens inside the frame; a hand-written one replaces the generated one with the same address. */
export const framedScreens: readonly KnownScreen[] = [
  ...handWritten.filter((screen) => !isBare(screen)),
  ...entityScreens.filter(({ path }) => !written.has(path)),
];

/** First segment of an address in lower case, since routes ignore case. */
export const areaOf = (path: string): string => (path.match(/[^/]+/)?.[0] ?? '').toLowerCase();

const all = [...bareScreens, ...framedScreens];
// Compiling a pattern is expensive, and most addresses have no parameters.
const routeAt = (pathname: string): KnownScreen | undefined =>
  all.find(({ path }) => `/${path}` === pathname) ??
  all.find(({ path }) => areaOf(path) === areaOf(pathname) && matchPath(`/${path}`, pathname));

/** Preloads the chunk of the screen at this address; never rejects. */
export async function preloadScreen(pathname: string): Promise<void> {
  const found = routeAt(pathname);
  // A failure is shown when the screen is rendered.
  if (found) await fetchScreen(found.load).catch(() => {});
}

/** Prefetches the data of the screen at this address; never rejects. */
export async function prepareScreen(pathname: string, actor: SessionSummary): Promise<void> {
  const found = routeAt(pathname);
  // A failure is shown by the screen, which fetches again.
  await found?.prepare?.(actor).catch(() => {});
}
