import type { CommandDocs } from '../docs';

export const filesDocs: CommandDocs = {
  'PUT /api/files/{hash}': 'Upload a content under its SHA-256; doing it again changes nothing',
};
