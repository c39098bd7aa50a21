import type { ScreenRoute } from '../../kit/routes/routes';

/** The screens of compiling, signing and finalising a report; the list of reports is a generated one. */
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
