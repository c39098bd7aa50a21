import type { BulkButton } from '../../entities/bulk/bulkButtons';

export const labelsBulkButtons: readonly BulkButton[] = [
  { resource: 'equipments', load: () => import('./LabelsButton').then((module) => module.ChosenLabels) },
];
