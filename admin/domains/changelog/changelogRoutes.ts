import type { ScreenRoute } from '../../kit/routes/routes';

/** Route of the changelog for reading; the provider edits it in the generated screens. */
export const changelogRoutes: readonly ScreenRoute[] = [
  {
    path: 'changelog/',
    load: () => import('./ChangelogScreen').then((module) => module.ChangelogScreen),
    title: 'shell.menu.changelog',
  },
];
