import type { CommandDocs } from '../../platform/docs/commandDocs';

export const instancesDocs: CommandDocs = {
  'GET /api/instances/{id}/figures':
    'How much the account works with the product: counts and the last activity',
};
