import type { BulkButton } from '../../entities/bulk/bulkButtons';

export const labelsBulkButtons: readonly BulkButton[] = [
  {
    resource: 'equipments',
    isForNew: true,
    load: () => import('./LabelsButton').then((module) => module.ChosenLabels),
  },
];
