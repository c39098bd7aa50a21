import type { RecordFact } from '../../entities/show/recordFacts';

export const instancesFacts: readonly RecordFact[] = [
  {
    resource: 'instances',
    tab: 'master',
    load: () => import('./FiguresFacts').then((module) => module.FiguresFacts),
  },
];
