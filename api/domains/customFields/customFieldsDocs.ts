import type { CommandDocs } from '../../platform/docs/commandDocs';

export const customFieldsDocs: CommandDocs = {
  'POST /api/customFieldDefinitions/{id}/usage': 'How many rows hold a value of the field: {count}',
};
