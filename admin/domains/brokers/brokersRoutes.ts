import type { ScreenRoute } from '../../kit/routes/routes';

/** What a broker looks after. */
export const brokersRoutes: readonly ScreenRoute[] = [
  {
    path: 'customers/overview',
    isOnlineOnly: true,
    load: () => import('./customers/CustomersScreen').then((module) => module.CustomersScreen),
    title: 'customers.title',
  },
];
