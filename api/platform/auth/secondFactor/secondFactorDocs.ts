import type { CommandDocs } from '../../docs';

export const secondFactorDocs: CommandDocs = {
  'GET /api/session/secondFactor':
    'How the own second factor stands: {isAvailable, isDemanded, since, recoveryCodes}',
  'POST /api/session/secondFactor/setUp':
    'A secret for an authenticator app, as text, as an address for an app on the same phone and as QR code; nothing is kept yet',
  'POST /api/session/secondFactor/confirm':
    'Switch the second factor on: {setUp, code, password}; answers ten recovery codes, once',
  'POST /api/session/secondFactor/recoveryCodes':
    'New recovery codes in place of the old ones: {proof}, the password or a code',
  'POST /api/session/secondFactor/off': 'Switch the second factor off: {proof}, the password or a code',
  'GET /api/contacts/{id}/secondFactor': 'Whether a member signs in with a second factor: {since, canReset}',
  'POST /api/contacts/{id}/resetSecondFactor':
    'Take the second factor off the sign-in of another member; on record, and told by mail',
  'POST /api/users/{id}/resetSecondFactor': 'The same by the provider, for any sign-in',
};
