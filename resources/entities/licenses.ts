import { defineEntity, type RecordOf, related } from '../language/defineEntity';
import { boolean, date, integer, reference, references, text } from '../language/fields/builders';
import type { Rights } from '../language/permissions';
import { resignSteps } from './resignSteps';
import { contractOfAccount } from './rights';

const itsOwn: Rights = { read: [{ field: 'id', is: 'license' }] };

/**
 * What an account has bought, or may try for thirty days: how many people may work with which categories until when. What
 * is refused without one: `licences/licenseProblem`, `licences/allowedUsers`, `licences/allowedCustomCodes`.
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
    /** The set's, where none is given. */
    name: text({ max: 150, search: true }),
    /** The seller's matter: sets that are not on sale for all, those who bought one may not look up. Its name is the licence's. */
    licenseSet: reference('licenseSets', { onDelete: 'keep', internal: true }),
    isPaid: boolean({ default: false }),
    /** What a registration begins with; it ends by itself. */
    isTrial: boolean({ default: false, providerOnly: true }),
    /** The first that was bought after the trial. */
    isAfterTrial: boolean({ readOnly: true }),
    /** When a key last added time to it. */
    dateRenewed: date({ readOnly: true }),
    hasResigned: boolean({ default: false, readOnly: true }),
    dateResigned: date({ readOnly: true }),
    dateOrdered: date(),
    nextExpectedDate: date(),
    validFrom: date(),
    validBefore: date({ notBelow: 'validFrom', isEndOutside: true }),
    userContact: reference('contacts', { onDelete: 'clear' }),
    /** How many people it carries, and how many of them sign in: counted when one comes or goes. */
    usedCount: integer({ min: 0, readOnly: true, default: 0 }),
    activeCount: integer({ min: 0, readOnly: true, default: 0 }),
    maxUser: integer({ min: 1, max: 100000 }),
    maxCustomQrCodes: integer({ min: 0, max: 10000000 }),
    categories: references('categories'),
  },
  // Of what was bought, no matter who uses it.
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
