import type { CommandDocs } from '../docs';

export const errorRecordsDocs: CommandDocs = {
  'POST /api/errorRecords/report':
    'What went wrong on a device, masked: {records}; the same id again raises its count',
};
