import { instanceRole, securityEvent } from '../language/choices/choices';
import { defineEntity, type RecordOf } from '../language/defineEntity';
import { choice, datetime, integer, longText, reference, text } from '../language/fields/builders';
import { reading } from '../language/permissions';
import { withoutRights } from './rights';

/** Sign-ins, refusals, changes of rights, exports and support sessions; kept for a year. */
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
    /** The actor, or the person whose sign-in was used; empty for the product itself. */
    person: text({ max: 200, readOnly: true, search: true, personal: true }),
    user: reference('users', { readOnly: true, onDelete: 'keep' }),
    /** The person whose rights or data were affected. */
    subject: text({ max: 200, readOnly: true, search: true, personal: true, namesOther: true }),
    roleBefore: choice(instanceRole, { readOnly: true, isUnfiltered: true }),
    roleAfter: choice(instanceRole, { readOnly: true, isUnfiltered: true }),
    resource: text({ max: 64, readOnly: true, personal: false, says: 'entity' }),
    /** Number of exported rows. */
    count: integer({ min: 0, readOnly: true }),
    // Name of a token, or reason of a support session; a record of the account, not personal data.
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
