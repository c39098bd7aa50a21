import type { ScreenRoute } from '../../kit/routes/routes';

/** Routes for creating, signing and finalising a report; the list of reports is generated. */
export const reportsRoutes: readonly ScreenRoute[] = [
  {
    path: 'audits/reports/create',
    load: () => import('./ReportCreate').then((module) => module.ReportCreate),
    needsStore: true,
    title: 'reports.create.title',
  },
  {
    path: 'audits/reports/:id',
    load: () => import('./ReportScreen').then((module) => module.ReportScreen),
    title: 'reports.title',
  },
  {
    path: 'audits/reports/:id/show',
    load: () => import('./ReportScreen').then((module) => module.ReportScreen),
    title: 'reports.title',
  },
];
