import type { RecordFact } from '../../entities/show/recordFacts';

export const floorPlansFacts: readonly RecordFact[] = [
  {
    resource: 'floorPlans',
    tab: null,
    load: () => import('./PlanOnRecord').then((module) => module.PlanOnRecord),
  },
  {
    resource: 'locations',
    tab: 'floorPlans',
    load: () => import('./PlansOfLocation').then((module) => module.PlansOfLocation),
  },
  {
    resource: 'equipments',
    tab: 'master',
    load: () => import('./PieceOnPlan').then((module) => module.PieceOnPlan),
  },
];
