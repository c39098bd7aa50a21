import type { RecordAction } from '../../entities/actions/recordActions';

export const planningActions: readonly RecordAction[] = [
  { resource: 'equipments', load: () => import('./PlanButton').then((module) => module.PlanButton) },
  { resource: 'locations', load: () => import('./PlanDueButton').then((module) => module.PlanDueButton) },
];
