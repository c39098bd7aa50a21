import type { ScreenRoute } from '../../kit/routes/routes';

/** Route of a broker's customer overview. */
export const brokersRoutes: readonly ScreenRoute[] = [
  {
    path: 'customers/overview',
    isOnlineOnly: true,
    load: () => import('./customers/CustomersScreen').then((module) => module.CustomersScreen),
    title: 'customers.title',
  },
];
