import type { ScreenRoute } from '../../kit/routes/routes';

/** One's own sign-in, and the choice among one's accounts. */
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
