import { defineEntity, type RecordOf, related } from '../language/defineEntity';
import { address, list, reference, references, text } from '../language/fields/builders';
import { everything, type Rights } from '../language/permissions';
import { visitors, withoutRights } from './rights';

const permitted: Rights = { read: [{ field: 'id', in: 'locations' }] };

/** A site, hall or aisle; sub-locations refer to their parent. */
export const locations = defineEntity({
  name: 'locations',
  scope: 'instance',
  title: 'name',
  icon: 'PlaceOutlined',
  route: 'locations/overview',
  menu: { group: 'work', at: 20, shownTo: 'company' },
  tree: 'parent',
  tellsWhoDeletes: true,
  fields: {
    name: text({ required: true, max: 150, search: true }),
    parent: reference('locations', { sameOwnerAs: 'owner' }),
    owner: reference('equipmentOwners', { lockedWhen: 'openPlace' }),
    address: address(),
    contacts: references('contacts', { createdFor: 'owner' }),
    categoryRegulations: list({
      category: reference('categories', { required: true }),
      regulation: reference('auditRegulations', { required: true }),
    }),
  },
  createdOnline: true,
  permissions: {
    Owner: everything,
    Administrator: everything,
    Employee: permitted,
    ServiceProvider: permitted,
    SalesForce: permitted,
    ...visitors([{ field: 'id', in: 'locations' }]),
    ...withoutRights('ProviderAdmin', 'ProviderSupport'),
  },
  list: {
    columns: ['name', 'parent', 'owner', 'address'],
    filters: ['owner', 'parent'],
    sort: 'name',
    sorts: ['name', 'owner'],
  },
  form: {
    master: ['name', 'parent', 'owner', 'address', 'contacts'],
    regulations: ['categoryRegulations'],
    locations: related('locations', 'parent'),
    floorPlans: related('floorPlans', 'location', ['name', 'state']),
    equipments: related('equipments', 'location'),
    people: related('contacts', 'location'),
    tasks: related('tasks', 'location'),
    plannings: related('auditPlannings', 'location'),
    intervals: related('customIntervals', 'location'),
  },
  exchange: {
    key: 'name',
    columns: ['name', 'parent', 'owner', 'address'],
    createdOnDemand: true,
    belongsTo: 'owner',
  },
  offline: 'always',
});
export type Location = RecordOf<typeof locations>;
