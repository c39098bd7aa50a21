import type { CommandDocs } from '../../docs';

export const legalDocs: CommandDocs = {
  'GET /api/legal/{kind}':
    'The text in force of agb, impressum, privacy-policy or terms-of-use, without signing in; `broker` names whose',
};
