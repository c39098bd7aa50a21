import { defineEntity, type RecordOf, related } from '../language/defineEntity';
import { boolean, date, integer, reference, references, text } from '../language/fields/builders';
import type { Rights } from '../language/permissions';
import { resignSteps } from './resignSteps';
import { contractOfAccount } from './rights';

const itsOwn: Rights = { read: [{ field: 'id', is: 'license' }] };

/**
 * A purchased licence or a thirty-day trial: users and categories until a date. Enforced by `licences/licenseProblem`,
 * `licences/allowedUsers`, `licences/allowedCustomCodes`.
 */
export const licenses = defineEntity({
  name: 'licenses',
  scope: 'instance',
  title: 'name',
  icon: 'VpnKeyOutlined',
  route: 'license/licenses/overview',
  menu: [
    { group: 'licences', at: 10, shownTo: 'keeper', isOnlineOnly: false },
    { group: 'sales', at: 40, shownTo: 'seller', isOnlineOnly: false },
  ],
  fields: {
    /** The set's, if none is given. */
    name: text({ max: 150, search: true }),
    /** Internal to the seller: buyers cannot read sets that are not for sale. The licence has the set's name. */
    licenseSet: reference('licenseSets', { onDelete: 'keep', internal: true }),
    isPaid: boolean({ default: false }),
    /** The trial of a registration; expires by itself. */
    isTrial: boolean({ default: false, providerOnly: true }),
    /** The first purchased licence after the trial. */
    isAfterTrial: boolean({ readOnly: true }),
    /** When a key last extended it. */
    dateRenewed: date({ readOnly: true }),
    hasResigned: boolean({ default: false, readOnly: true }),
    dateResigned: date({ readOnly: true }),
    dateOrdered: date(),
    nextExpectedDate: date(),
    validFrom: date(),
    validBefore: date({ notBelow: 'validFrom', isEndOutside: true }),
    userContact: reference('contacts', { onDelete: 'clear' }),
    /** Number of people on the licence, and of those among them who can sign in; updated when one is added or removed. */
    usedCount: integer({ min: 0, readOnly: true, default: 0 }),
    activeCount: integer({ min: 0, readOnly: true, default: 0 }),
    maxUser: integer({ min: 1, max: 100000 }),
    maxCustomQrCodes: integer({ min: 0, max: 10000000 }),
    categories: references('categories'),
  },
  // About the purchase, not about its users.
  about: 'nobody',
  permissions: { ...contractOfAccount, Employee: itsOwn, ServiceProvider: itsOwn },
  list: {
    columns: ['name', 'validBefore', 'licenseSet', 'userContact', 'usedCount', 'maxUser', 'isPaid'],
    filters: ['validFrom', 'validBefore', 'dateRenewed', 'isPaid', 'hasResigned'],
    sort: 'validBefore',
    sorts: ['name', 'validBefore'],
  },
  steps: resignSteps,
  form: {
    master: [
      'name',
      'licenseSet',
      'userContact',
      'maxUser',
      'usedCount',
      'activeCount',
      'maxCustomQrCodes',
      'categories',
      'validFrom',
      'validBefore',
      'nextExpectedDate',
    ],
    contract: ['dateOrdered', 'isTrial', 'isPaid', 'hasResigned', 'dateResigned'],
    licenseKeys: related('licenseKeys', 'license'),
  },
});
export type License = RecordOf<typeof licenses>;
