import { auditType, intervalUnit } from '../language/choices/choices';
import { defineEntity, type RecordOf } from '../language/defineEntity';
import { choice, integer, reference, text } from '../language/fields/builders';
import { everything, reading } from '../language/permissions';
import { withoutRights } from './rights';

/**
 * An agreed inspection interval for equipment of a category: at a location, for a customer, or in the whole account.
 */
export const customIntervals = defineEntity({
  name: 'customIntervals',
  scope: 'instance',
  title: 'category',
  icon: 'UpdateOutlined',
  route: 'custom-intervals/overview',
  menu: { group: 'settings', at: 60, needs: 'update', isOnlineOnly: true },
  fields: {
    category: reference('categories', { required: true, onDelete: 'cascade' }),
    /** Restricts it to one type of audit; empty: all types. */
    type: choice(auditType),
    owner: reference('equipmentOwners', { onDelete: 'cascade' }),
    /** Applies to the location and its sub-locations. */
    location: reference('locations', { onDelete: 'cascade', sameOwnerAs: 'owner' }),
    interval: integer({ required: true, min: 1, max: 1000, unitField: 'intervalUnit' }),
    intervalUnit: choice(intervalUnit, { required: true, default: 'MONTHLY' }),
    reason: text({ max: 300 }),
  },
  permissions: {
    Owner: everything,
    Administrator: everything,
    Employee: reading,
    ServiceProvider: reading,
    ...withoutRights('SalesForce', 'LocationContact', 'OtherContact', 'ProviderAdmin', 'ProviderSupport'),
  },
  list: {
    columns: ['category', 'owner', 'location', 'type', 'interval', 'reason'],
    filters: ['category', 'owner', 'location', 'type'],
    sort: 'interval',
    sorts: ['type', 'interval'],
  },
  form: {
    master: ['category', 'type', 'owner', 'location', 'interval', 'intervalUnit', 'reason'],
  },
  exchange: {
    key: 'category',
    columns: ['category', 'type', 'owner', 'location', 'interval', 'intervalUnit', 'reason'],
    disambiguateBy: ['type', 'owner', 'location'],
  },
  offline: 'always',
});
export type CustomInterval = RecordOf<typeof customIntervals>;
