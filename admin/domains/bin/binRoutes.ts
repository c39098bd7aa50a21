import type { ScreenRoute } from '../../kit/routes/routes';

/** What was deleted and can still be brought back. */
export const binRoutes: readonly ScreenRoute[] = [
  { path: 'bin', load: () => import('./BinScreen').then((module) => module.BinScreen), title: 'bin.title' },
];
