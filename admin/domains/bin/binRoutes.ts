import type { ScreenRoute } from '../../kit/routes/routes';

/** Route of the bin. */
export const binRoutes: readonly ScreenRoute[] = [
  { path: 'bin', load: () => import('./BinScreen').then((module) => module.BinScreen), title: 'bin.title' },
];
