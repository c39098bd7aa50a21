import { instanceRole, instanceType, systemMessageLevel } from '../language/choices/choices';
import { defineEntity, type RecordOf } from '../language/defineEntity';
import { boolean, choice, date, localizedText, reference, text } from '../language/fields/builders';
import type { RowFilter } from '../language/permissions';
import { providerKeeps } from './rights';

const emptyOr = (field: string, is: 'role' | 'broker' | 'instance'): RowFilter[number] => ({
  field,
  any: [[{ field, equals: null }], [{ field, is }]],
});

/** Whom a message concerns: who meets all that it names. One right for lists, single rows, devices and the count of those reached. */
export const messageTargets: RowFilter = [
  { field: 'audience', in: 'instanceType' },
  emptyOr('role', 'role'),
  emptyOr('broker', 'broker'),
  emptyOr('account', 'instance'),
];

/** What the provider has to tell everybody, or some, for a while: maintenance, disturbances, news. */
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
    /** Whom it concerns: all that is filled must be true of the reader; empty: everybody. */
    audience: choice(instanceType),
    role: choice(instanceRole),
    /** Accounts it looks after, and its own; not those of brokers below it. What it was for stays: it never becomes everybody's. */
    broker: reference('brokers', { onDelete: 'keep' }),
    account: reference('instances', { onDelete: 'keep' }),
    /** Shown where an older version of the app runs, which only the device knows. */
    beforeVersion: text({ max: 30, format: 'version' }),
    /** Whether people put it away, each for himself or herself; otherwise it stands until it is over. */
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
