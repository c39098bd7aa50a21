import { privacyKind } from '../language/choices/choices';
import { defineEntity, type RecordOf } from '../language/defineEntity';
import { choice, datetime, longText, reference, text } from '../language/fields/builders';
import { reading } from '../language/permissions';
import { withoutRights } from './rights';

/**
 * A record that a person's data were exported or erased: when, by whom and why, not the data (GDPR, art. 5 (2), 15,
 * 17).
 */
export const privacyRecords = defineEntity({
  name: 'privacyRecords',
  scope: 'instance',
  title: 'kind',
  icon: 'PrivacyTipOutlined',
  route: 'privacy/overview',
  menu: { group: 'settings', at: 140 },
  fields: {
    doneAt: datetime({ required: true, readOnly: true }),
    kind: choice(privacyKind, { required: true, readOnly: true }),
    /** Entity name and row id of the person. */
    entity: text({ required: true, max: 64, readOnly: true, personal: false, says: 'entity' }),
    person: text({ required: true, max: 36, readOnly: true, search: true, personal: false }),
    requestedBy: text({ max: 200, readOnly: true, personal: true }),
    user: reference('users', { readOnly: true, onDelete: 'keep' }),
    // Kept, because the account must be able to demonstrate compliance (GDPR, art. 5 (2)).
    reason: longText({ max: 500, readOnly: true, personal: false }),
  },
  about: 'user',
  permissions: {
    Owner: reading,
    Administrator: reading,
    ProviderAdmin: reading,
    ...withoutRights(
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
    columns: ['doneAt', 'kind', 'requestedBy', 'reason', 'person'],
    filters: ['kind', 'doneAt'],
    sort: 'doneAt',
    order: 'DESC',
  },
  form: { master: ['doneAt', 'kind', 'requestedBy', 'reason', 'entity', 'person'] },
  commandsOnly: true,
});
export type PrivacyRecord = RecordOf<typeof privacyRecords>;
