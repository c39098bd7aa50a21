import type { BulkButton } from '../../entities/bulk/bulkButtons';

export const planningBulkButtons: readonly BulkButton[] = [
  {
    resource: 'equipments',
    load: () => import('./PlanChosenButton').then((module) => module.PlanChosenButton),
  },
];
