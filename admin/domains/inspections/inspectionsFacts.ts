import type { RecordFact } from '../../entities/show/recordFacts';

export const inspectionsFacts: readonly RecordFact[] = [
  {
    resource: 'equipments',
    tab: null,
    load: () => import('./OpenDeficiencies').then((module) => module.OpenDeficiencies),
  },
];
