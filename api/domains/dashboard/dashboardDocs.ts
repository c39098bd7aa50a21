import type { CommandDocs } from '../../platform/docs/commandDocs';

export const dashboardDocs: CommandDocs = {
  'GET /api/dashboard':
    'What wants doing, counted for this person: ?today=YYYY-MM-DD; figures, charts and the latest changes',
};
