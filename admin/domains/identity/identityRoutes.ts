import type { ScreenRoute } from '../../kit/routes/routes';

/** Routes for system rights and for explaining anyone's rights. */
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
