import type { RecordFact } from '../../entities/show/recordFacts';

export const messagesFacts: readonly RecordFact[] = [
  {
    resource: 'systemMessages',
    tab: 'master',
    load: () => import('./ReachNote').then((module) => module.ReachFact),
  },
];
