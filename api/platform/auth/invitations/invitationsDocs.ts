import type { CommandDocs } from '../../docs';

export const invitationsDocs: CommandDocs = {
  'POST /api/contacts/{id}/invite': 'Invite a contact by e-mail to sign in: {language?}',
  'POST /api/contacts/{id}/resendInvitation':
    'Send an open or expired invitation anew; the link before is worth nothing then',
  'POST /api/contacts/{id}/withdrawInvitation': 'Take back an invitation nobody has accepted',
  'POST /api/contacts/{id}/endAccess': 'Part contact and sign-in',
};
