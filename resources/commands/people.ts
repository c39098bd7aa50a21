import { definitions } from '../entities/index';
import { optional, row, string } from '../language/commands/parts';
import { recordCommand } from '../language/defineCommand';

const { contacts } = definitions;
const changesPeople = { may: 'update', on: contacts } as const;
const language = optional(string());

export const inviteContact = recordCommand(contacts, 'invite', {
  who: changesPeople,
  input: { language },
  answer: row(contacts),
  errors: ['ALREADY_SIGNS_IN', 'OWNER_MAKES_OWNERS', 'MAX_USERS', 'TOO_MANY_REQUESTS'],
  summary: 'Invite a contact by e-mail to sign in',
});

export const resendInvitation = recordCommand(contacts, 'resendInvitation', {
  who: changesPeople,
  input: { language },
  answer: row(contacts),
  errors: ['INVITATION_NOT_OPEN', 'MAX_USERS', 'TOO_MANY_REQUESTS'],
  summary: 'Send an open or expired invitation anew; the link before is worth nothing then',
});

export const withdrawInvitation = recordCommand(contacts, 'withdrawInvitation', {
  who: changesPeople,
  answer: row(contacts),
  errors: ['INVITATION_NOT_OPEN'],
  summary: 'Take back an invitation nobody has accepted',
});

export const endAccess = recordCommand(contacts, 'endAccess', {
  who: changesPeople,
  answer: row(contacts),
  errors: ['INVITATION_NOT_OPEN', 'OWNER_CHANGES_OWNERS', 'LAST_OWNER', 'CANNOT_CHANGE_OWN_RIGHTS'],
  summary: 'Part contact and sign-in',
});
