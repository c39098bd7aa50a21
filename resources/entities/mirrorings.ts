import { defineEntity, type RecordOf } from '../language/defineEntity';
import { datetime, longText, reference, text } from '../language/fields/builders';
import { reading } from '../language/permissions';
import { withoutRights } from './rights';

/** A provider's support session in an account: who, why and how long; visible to its owner. */
export const mirrorings = defineEntity({
  name: 'mirrorings',
  scope: 'instance',
  title: 'supporter',
  icon: 'SupportAgentOutlined',
  route: 'mirrorings/overview',
  menu: { group: 'settings', at: 130 },
  fields: {
    supporter: text({ max: 200, readOnly: true, search: true, personal: true }),
    user: reference('users', { readOnly: true, onDelete: 'keep' }),
    // A record of the account, not personal data of the supporter.
    reason: longText({ max: 500, readOnly: true, personal: false }),
    startedAt: datetime({ readOnly: true }),
    /** Automatic end. */
    endsAt: datetime({ readOnly: true }),
    endedAt: datetime({ readOnly: true }),
  },
  about: 'user',
  permissions: {
    Owner: reading,
    ProviderAdmin: { read: 'anywhere' },
    ProviderSupport: { read: 'anywhere' },
    ...withoutRights(
      'Administrator',
      'Employee',
      'ServiceProvider',
      'SalesForce',
      'LocationContact',
      'OtherContact',
    ),
  },
  whenTerminated: 'written',
  list: {
    columns: ['startedAt', 'supporter', 'reason', 'endsAt', 'endedAt'],
    sort: 'startedAt',
    sorts: ['startedAt', 'supporter'],
    order: 'DESC',
  },
  form: { master: ['supporter', 'reason', 'startedAt', 'endsAt', 'endedAt'] },
  commandsOnly: true,
});
export type Mirroring = RecordOf<typeof mirrorings>;
