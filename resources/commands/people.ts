import { definitions } from '../entities/index';
import { nullable, optional, row, string } from '../language/commands/parts';
import { defineCommand, recordCommand } from '../language/defineCommand';
import { boolean, datetime } from '../language/fields/builders';

const { contacts, users } = definitions;
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

export const readMemberSecondFactor = defineCommand('/api/contacts/{id}/secondFactor', {
  method: 'GET',
  who: { may: 'update', on: contacts, inPerson: true },
  answer: { since: nullable(datetime()), canReset: boolean() },
  summary: 'Whether a member signs in with a second factor',
});

const resetErrors = ['OWNER_CHANGES_OWNERS', 'CANNOT_CHANGE_OWN_RIGHTS', 'SECOND_FACTOR_ELSEWHERE'] as const;
export const resetMemberSecondFactor = recordCommand(contacts, 'resetSecondFactor', {
  who: { may: 'update', on: contacts, inPerson: true },
  answer: row(contacts),
  errors: resetErrors,
  summary: 'Take the second factor off the sign-in of another member; on record, and told by mail',
});

export const resetUserSecondFactor = recordCommand(users, 'resetSecondFactor', {
  who: { roles: ['ProviderAdmin'], inPerson: true },
  answer: row(users),
  errors: ['CANNOT_CHANGE_OWN_RIGHTS'],
  summary: 'The same by the provider, for any sign-in',
});
