import type { RecordFact } from '../../entities/show/recordFacts';

export const dutiesFacts: readonly RecordFact[] = [
  {
    resource: 'equipments',
    tab: null,
    load: () => import('./DutyFacts').then((module) => module.DutyFacts),
  },
];
