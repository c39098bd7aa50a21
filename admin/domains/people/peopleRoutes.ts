import type { ScreenRoute } from '../../kit/routes/routes';

/** Routes for the user's settings and account selection. */
export const peopleRoutes: readonly ScreenRoute[] = [
  {
    path: 'users/settings',
    load: () => import('./UserSettings').then((module) => module.UserSettings),
    title: 'shell.menu.userSettings',
  },
  {
    path: 'instances/selection',
    load: () => import('./AccountSelection').then((module) => module.AccountSelection),
    title: 'people.selection.title',
  },
];
