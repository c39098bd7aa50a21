import type { CommandDocs } from '../docs';

export const devicesDocs: CommandDocs = {
  'POST /api/devices/register':
    'The device a person works on says what it is: {id, name, userAgent, usedMemory, …}',
};
