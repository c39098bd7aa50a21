import type { RecordFact } from '../../entities/show/recordFacts';

export const licencesFacts: readonly RecordFact[] = [
  {
    resource: 'licenses',
    tab: 'master',
    load: () => import('./LicenseStanding').then((module) => module.LicenseStanding),
  },
];
