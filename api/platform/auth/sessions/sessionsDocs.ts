import type { CommandDocs } from '../../docs';

export const sessionsDocs: CommandDocs = {
  'POST /api/session/refresh': 'A new access token for the session cookie; {code} where there is none',
  'POST /api/session/signout': 'End this session',
  'POST /api/session/signout-everywhere': 'End all sessions of the person',
  'POST /api/session/lock': 'Lock this session: it gives no token before the person proves to be there',
  'POST /api/session/unlock': 'Open it: {password, code?}; answers like refresh',
  'POST /api/session/end-others': 'End all sessions of the person but this one',
  'POST /api/session/switch': 'Go on in another account: {contact}',
  'POST /api/session/email':
    'Ask for another address to sign in with, confirmed by a link sent there: {email, password}',
  'GET /api/session/list': 'The sessions of the person',
};
