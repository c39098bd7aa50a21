import type { ListButton } from '../../entities/list/listButtons';

export const labelsListButtons: readonly ListButton[] = [
  { resource: 'equipments', load: () => import('./LabelsButton').then((module) => module.ListLabels) },
];
