import type { ScreenRoute } from '../../kit/routes/routes';

export const planningRoutes: readonly ScreenRoute[] = [
  {
    path: 'audits/planning/overview',
    load: () => import('./list/PlanningList').then((module) => module.PlanningList),
    title: 'planning.title',
  },
  {
    path: 'audits/planning/board',
    load: () => import('./board/BoardScreen').then((module) => module.BoardScreen),
    title: 'planning.board.title',
  },
  {
    path: 'audits/planning/create',
    load: () => import('./form/PlanningCreate').then((module) => module.PlanningCreate),
    title: 'resources.auditPlannings.page.create',
  },
  {
    path: 'audits/planning/:id',
    load: () => import('./form/PlanningEdit').then((module) => module.PlanningEdit),
    title: 'planning.title',
  },
  {
    path: 'audits/planning/:id/scan',
    load: () => import('./scan/HallScan').then((module) => module.HallScan),
    title: 'planning.scan.title',
    frame: 'bare',
    needsStore: true,
  },
  {
    path: 'audits/planning/:id/show',
    load: () => import('./show/PlanningShow').then((module) => module.PlanningShow),
    title: 'planning.title',
  },
];
