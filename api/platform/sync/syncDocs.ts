import type { CommandDocs } from '../docs';

export const syncDocs: CommandDocs = {
  'POST /api/sync/pull': 'A page of changes after a cursor',
  'POST /api/sync/push': 'Commands, each applied once, answered by receipts',
  'POST /api/sync/receipts': 'What became of commands whose answer was lost',
  'GET /api/sync/sizes': 'How much each location holds',
};
