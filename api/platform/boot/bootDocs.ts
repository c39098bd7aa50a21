import type { CommandDocs } from '../docs';

export const bootDocs: CommandDocs = {
  'GET /api/configuration': 'How the app starts: {afterBootUrl, steps}; needs no sign-in',
  'POST /api/logger':
    'How long the app took to a step of its start: {messageTemplate, level: "trace", properties: {stepUrl, elapsed, userId}}; at most a kilobyte; of a person 160 in ten minutes are written',
};
