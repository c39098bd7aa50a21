import type { CommandDocs } from '../../platform/docs/commandDocs';

export const searchDocs: CommandDocs = {
  'GET /api/search': 'Everything one may see that holds all words: ?q=, grouped by entity',
};
