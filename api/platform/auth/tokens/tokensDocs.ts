import type { CommandDocs } from '../../docs';

export const tokensDocs: CommandDocs = {
  'GET /api/apiTokens': 'Own personal API tokens',
  'POST /api/apiTokens': 'Make a token; its secret is shown once',
  'DELETE /api/apiTokens/{id}': 'Revoke a token',
};
