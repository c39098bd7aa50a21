import type { RecordFact } from '../../entities/show/recordFacts';

export const instancesFacts: readonly RecordFact[] = [
  {
    resource: 'instances',
    tab: null,
    load: () => import('./AccountMarks').then((module) => module.AccountMarks),
  },
  {
    resource: 'instances',
    tab: null,
    load: () => import('./TerminationFacts').then((module) => module.TerminationFacts),
  },
  {
    resource: 'instances',
    tab: 'master',
    load: () => import('./FiguresFacts').then((module) => module.FiguresFacts),
  },
  {
    resource: 'instances',
    tab: 'master',
    load: () => import('./SellerContactFacts').then((module) => module.SellerContactFacts),
  },
  {
    resource: 'instances',
    tab: 'master',
    load: () => import('./AccountExportFacts').then((module) => module.AccountExportFacts),
  },
  {
    resource: 'instances',
    tab: 'master',
    load: () => import('./OwnTermination').then((module) => module.OwnTermination),
  },
];
