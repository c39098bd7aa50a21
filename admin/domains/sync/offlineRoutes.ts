import type { ScreenRoute } from '../../kit/routes/routes';

const load: ScreenRoute['load'] = () => import('./SyncScreen').then((module) => module.SyncScreen);

export const offlineRoutes: readonly ScreenRoute[] = [
  { path: 'offline/overview', load, title: 'offline.title' },
  { path: 'offline', load, title: 'offline.title' },
];
