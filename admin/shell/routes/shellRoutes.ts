import type { ScreenRoute } from '../../kit/routes/routes';

/** Routes of the frame's own screens. */
export const shellRoutes: readonly ScreenRoute[] = [
  {
    path: 'start/dashboard',
    load: () => import('../../domains/start/StartScreen').then((module) => module.StartScreen),
    prepare: (actor) =>
      import('../../domains/start/StartScreen').then((module) => module.prepareDashboard(actor)),
  },
  {
    path: 'start/instance/detail',
    title: 'shell.menu.ownInstance',
    isOnlineOnly: true,
    load: () => import('../../domains/instances/OwnInstance').then((module) => module.OwnInstance),
  },
  {
    path: 'start/instance/edit',
    title: 'shell.menu.ownInstance',
    isOnlineOnly: true,
    load: () => import('../../domains/instances/OwnInstanceEdit').then((module) => module.OwnInstanceEdit),
  },
];
