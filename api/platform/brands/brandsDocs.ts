import type { CommandDocs } from '../docs';

export const brandsDocs: CommandDocs = {
  'GET /api/brands/{broker}/logo': 'The logo of a white-labelling broker',
  'GET /api/brands/{broker}/icon.png': 'The logo on a white square of `size` 192 or 512',
  'GET /api/brands/{broker}/colors.css': 'The colours of the pages before the sign-in',
  'GET /api/brands/{broker}/manifest.webmanifest': 'The manifest of the app under the broker’s name',
};
