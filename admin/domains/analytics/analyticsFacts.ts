import type { RecordFact } from '../../entities/show/recordFacts';

const load: RecordFact['load'] = () => import('./AnalyticsLink').then((module) => module.AnalyticsLink);

export const analyticsFacts: readonly RecordFact[] = [
  { resource: 'instances', tab: 'master', load },
  { resource: 'salesmen', tab: 'master', load },
  { resource: 'brokers', tab: 'information', load },
];
