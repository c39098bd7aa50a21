import type { CommandDocs } from '../../platform/docs/commandDocs';

export const regulationsDocs: CommandDocs = {
  'POST /api/regulationVersions/draft':
    'Begin the draft of a regulation, or of a new one: {id?, regulation, ...fields}',
  'POST /api/regulationVersions/{id}/publish':
    'Make a draft what its regulation says from now on: {version, published, note?}',
  'GET /api/auditRegulations/{id}/openPlannings': 'How many open plannings go by a regulation',
};
