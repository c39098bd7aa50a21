import type { RecordFact } from '../../entities/show/recordFacts';

export const codesFacts: readonly RecordFact[] = [
  {
    resource: 'equipments',
    tab: null,
    isInForm: true,
    load: () => import('./CarriedCodeNotice').then((module) => module.CarriedCodeNotice),
  },
  {
    resource: 'qrCodes',
    tab: null,
    isInForm: true,
    load: () => import('./CodeNotice').then((module) => module.CodeNotice),
  },
  {
    resource: 'qrCodes',
    tab: null,
    load: () => import('./CodeRemedies').then((module) => module.CodeRemedies),
  },
  {
    resource: 'checkerIdRanges',
    tab: 'master',
    load: () => import('./RangeUsage').then((module) => module.RangeUsage),
  },
];
