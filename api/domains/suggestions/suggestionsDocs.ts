import type { CommandDocs } from '../../platform/docs/commandDocs';

export const suggestionsDocs: CommandDocs = {
  'GET /api/suggestions':
    'Places to plan an inspection for: ?today=YYYY-MM-DD&horizon=FOURWEEKS|THREEMONTHS|SIXMONTHS|ONEYEAR',
};
