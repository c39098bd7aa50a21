import type { ScreenRoute } from '../../kit/routes/routes';

/** Who has system rights, and what anybody may do and why not more. */
export const identityRoutes: readonly ScreenRoute[] = [
  {
    path: 'identity',
    isOnlineOnly: true,
    load: () => import('./IdentityScreen').then((module) => module.IdentityScreen),
    title: 'identity.title',
  },
  {
    path: 'identity/:kind/:id',
    isOnlineOnly: true,
    load: () => import('./PersonScreen').then((module) => module.PersonScreen),
    title: 'identity.person.button',
  },
];
