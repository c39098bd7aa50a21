import type { BulkAction } from '../../entities/bulk/bulkActions';

export const labelsBulkActions: readonly BulkAction[] = [
  { resource: 'equipments', load: () => import('./LabelsButton').then((module) => module.ChosenLabels) },
];
