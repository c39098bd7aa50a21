import type { ScreenRoute } from '../../kit/routes/routes';

/** What each version brought, to read; the provider keeps it in the generated screens. */
export const changelogRoutes: readonly ScreenRoute[] = [
  {
    path: 'changelog/',
    load: () => import('./ChangelogScreen').then((module) => module.ChangelogScreen),
    title: 'shell.menu.changelog',
  },
];
