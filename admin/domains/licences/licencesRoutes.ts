import type { ScreenRoute } from '../../kit/routes/routes';

/** Route of the shop. */
export const licencesRoutes: readonly ScreenRoute[] = [
  {
    path: 'start/shop',
    isOnlineOnly: true,
    load: () => import('./shop/ShopScreen').then((module) => module.ShopScreen),
    title: 'shop.title',
  },
];
