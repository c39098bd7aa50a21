import type { CommandDocs } from '../docs';

export const codesDocs: CommandDocs = {
  'GET /api/equipments/{id}/codeWarnings': 'What is suspicious about the QR code it carries: {warnings}',
  'GET /api/checkerIdRanges/{id}/usage':
    'How many of its codes are in use, here and elsewhere: {total, inUse, elsewhere}',
};
