import type { CommandDocs } from '../docs';

export const binDocs: CommandDocs = {
  'GET /api/bin': 'What was deleted in the last 30 days: ?resource=&before=',
};
