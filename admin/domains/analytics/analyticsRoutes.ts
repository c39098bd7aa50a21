import type { ScreenRoute } from '../../kit/routes/routes';

/** What people look back at: their inspections, what they sold, and who sold it. */
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
