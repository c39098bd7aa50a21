import type { RecordAction } from '../../entities/actions/recordActions';

export const labelsActions: readonly RecordAction[] = [
  { resource: 'equipments', load: () => import('./LabelsButton').then((module) => module.RecordLabels) },
  { resource: 'checkerIdRanges', load: () => import('./LabelsButton').then((module) => module.RangeLabels) },
];
