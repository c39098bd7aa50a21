import type { RecordFact } from '../../entities/show/recordFacts';

export const equipmentsFacts: readonly RecordFact[] = [
  {
    resource: 'equipments',
    tab: null,
    load: () => import('./HeaderFacts').then((module) => module.HeaderFacts),
  },
  {
    resource: 'equipments',
    tab: 'inspection',
    load: () => import('./IntervalFacts').then((module) => module.IntervalFacts),
  },
];
