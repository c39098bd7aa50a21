import type { ScreenRoute } from '../../kit/routes/routes';

/** Routes of the analytics screens: inspections, sales, and sales by seller. */
export const analyticsRoutes: readonly ScreenRoute[] = [
  {
    path: 'analytics/work',
    isOnlineOnly: true,
    load: () => import('./WorkAnalytics').then((module) => module.WorkAnalytics),
    title: 'analytics.title.work',
  },
  {
    path: 'analytics/sales',
    isOnlineOnly: true,
    load: () => import('./SalesAnalytics').then((module) => module.SalesAnalytics),
    title: 'analytics.title.sales',
  },
  {
    path: 'analytics/sellers',
    isOnlineOnly: true,
    load: () => import('./SellersScreen').then((module) => module.SellersScreen),
    title: 'analytics.title.salesOverview',
  },
];
