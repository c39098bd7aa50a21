import { instanceRole, securityEvent } from '../language/choices/choices';
import { defineEntity, type RecordOf } from '../language/defineEntity';
import { choice, datetime, integer, longText, reference, text } from '../language/fields/builders';
import { reading } from '../language/permissions';
import { withoutRights } from './rights';

/** Who signed in, was refused, got other rights, took data out or looked in; each stays for a year. */
export const securityEvents = defineEntity({
  name: 'securityEvents',
  scope: 'instance',
  title: 'kind',
  icon: 'ShieldOutlined',
  route: 'security/overview',
  menu: { group: 'settings', at: 135, isOnlineOnly: true },
  fields: {
    happenedAt: datetime({ required: true, readOnly: true }),
    kind: choice(securityEvent, { required: true, readOnly: true }),
    /** Who did it, or at whose sign-in it happened; what the product did by itself has none. */
    person: text({ max: 200, readOnly: true, search: true, personal: true }),
    user: reference('users', { readOnly: true, onDelete: 'keep' }),
    /** Whose rights or data it was about. */
    subject: text({ max: 200, readOnly: true, search: true, personal: true, namesOther: true }),
    roleBefore: choice(instanceRole, { readOnly: true, isUnfiltered: true }),
    roleAfter: choice(instanceRole, { readOnly: true, isUnfiltered: true }),
    resource: text({ max: 64, readOnly: true, personal: false, says: 'entity' }),
    /** Rows that were taken out. */
    count: integer({ min: 0, readOnly: true }),
    // The name of a token, or why support looked in: the account's to know.
    detail: longText({ max: 500, readOnly: true, personal: false }),
    address: text({ max: 45, readOnly: true, search: true, personal: true }),
    userAgent: text({ max: 300, readOnly: true, personal: true, isUnfiltered: true }),
  },
  about: 'user',
  permissions: {
    Owner: reading,
    ProviderAdmin: reading,
    ...withoutRights(
      'Administrator',
      'Employee',
      'ServiceProvider',
      'SalesForce',
      'LocationContact',
      'OtherContact',
      'ProviderSupport',
    ),
  },
  whenTerminated: 'written',
  list: {
    columns: ['happenedAt', 'kind', 'person', 'subject', 'roleAfter', 'resource', 'count', 'address'],
    filters: ['kind', 'happenedAt', 'user'],
    sort: 'happenedAt',
    sorts: ['happenedAt', 'person'],
    order: 'DESC',
  },
  form: {
    master: [
      'happenedAt',
      'kind',
      'person',
      'subject',
      'roleBefore',
      'roleAfter',
      'resource',
      'count',
      'detail',
      'address',
      'userAgent',
    ],
  },
  commandsOnly: true,
});
export type SecurityEvent = RecordOf<typeof securityEvents>;
