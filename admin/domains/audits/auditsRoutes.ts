import type { ScreenRoute } from '../../kit/routes/routes';

export const auditsRoutes: readonly ScreenRoute[] = [
  {
    path: 'audits/planning/:planning/audit/:audit',
    load: () => import('./AuditScreen').then((module) => module.AuditScreen),
    frame: 'bare',
    needsStore: true,
    title: 'resources.audits.name',
  },
];
