import { instanceRole, instanceType, systemMessageLevel } from '../language/choices/choices';
import { defineEntity, type RecordOf } from '../language/defineEntity';
import { boolean, choice, date, localizedText, reference, text } from '../language/fields/builders';
import type { RowFilter } from '../language/permissions';
import { providerKeeps } from './rights';

const emptyOr = (field: string, is: 'role' | 'broker' | 'instance'): RowFilter[number] => ({
  field,
  any: [[{ field, equals: null }], [{ field, is }]],
});

/**
 * Audience of a message: readers that match all its conditions. Used for lists, single rows, devices and the count of
 * recipients.
 */
export const messageTargets: RowFilter = [
  { field: 'audience', in: 'instanceType' },
  emptyOr('role', 'role'),
  emptyOr('broker', 'broker'),
  emptyOr('account', 'instance'),
];

/** An announcement of the provider for a period: maintenance, disruptions, news. */
export const systemMessages = defineEntity({
  name: 'systemMessages',
  scope: 'catalogue',
  title: 'title',
  icon: 'CampaignOutlined',
  route: 'system-messages/overview',
  menu: { group: 'system', at: 10, shownTo: 'provider', isOnlineOnly: true },
  inForce: { from: 'validFrom', till: 'validTill' },
  fields: {
    title: localizedText({ required: true, max: 150, search: true }),
    content: localizedText({ required: true, max: 2000, multiline: true, search: true }),
    level: choice(systemMessageLevel, { required: true, default: 'INFO' }),
    validFrom: date({ required: true }),
    validTill: date({ notBelow: 'validFrom' }),
    /** Audience: all filled conditions must match; empty: everybody. */
    audience: choice(instanceType),
    role: choice(instanceRole),
    /** Accounts of the broker and its own, without brokers below it. A deleted broker does not widen the audience. */
    broker: reference('brokers', { onDelete: 'keep' }),
    account: reference('instances', { onDelete: 'keep' }),
    /** Shown in older versions of the app; checked on the device. */
    beforeVersion: text({ max: 30, format: 'version' }),
    /** Whether it can be dismissed per person; else it is shown until it ends. */
    isDismissible: boolean({ default: true, isUnfiltered: true }),
    isActive: boolean({ default: true }),
  },
  permissions: providerKeeps([{ field: 'isActive', equals: true }, ...messageTargets]),
  list: {
    columns: [
      'title',
      'level',
      'audience',
      'role',
      'broker',
      'account',
      'validFrom',
      'validTill',
      'isActive',
    ],
    sorts: ['title', 'level', 'validFrom', 'validTill'],
    filters: ['level', 'audience', 'broker', 'account', 'validFrom', 'isActive'],
    sort: 'validFrom',
    order: 'DESC',
  },
  form: {
    master: [
      'title',
      'content',
      'level',
      'validFrom',
      'validTill',
      'isDismissible',
      'isActive',
      'audience',
      'role',
      'broker',
      'account',
      'beforeVersion',
    ],
  },
  exchange: {
    key: 'title',
    columns: [
      'title',
      'content',
      'level',
      'audience',
      'role',
      'broker',
      'account',
      'beforeVersion',
      'validFrom',
      'validTill',
      'isDismissible',
      'isActive',
    ],
    disambiguateBy: ['validFrom'],
  },
  offline: 'always',
});
export type SystemMessage = RecordOf<typeof systemMessages>;
