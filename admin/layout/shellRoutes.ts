import type { ScreenRoute } from './routes';

/** Screens of the frame itself. */
export const shellRoutes: readonly ScreenRoute[] = [
  {
    path: 'start/dashboard',
    load: () => import('./start/StartScreen').then((module) => module.StartScreen),
    prepare: (actor) => import('./start/StartScreen').then((module) => module.prepareDashboard(actor)),
  },
  {
    path: 'start/instance/detail',
    title: 'shell.menu.ownInstance',
    isOnlineOnly: true,
    load: () => import('./own/OwnInstance').then((module) => module.OwnInstance),
  },
  {
    path: 'start/instance/edit',
    title: 'shell.menu.ownInstance',
    isOnlineOnly: true,
    load: () => import('./own/OwnInstanceEdit').then((module) => module.OwnInstanceEdit),
  },
];
