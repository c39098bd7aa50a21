import { defineEntity, type RecordOf, related } from '../language/defineEntity';
import { address, date, file, text } from '../language/fields/builders';
import { everything } from '../language/permissions';
import { ofPermittedPlace, withoutRights } from './rights';

/** A customer, who owns the equipment that an auditor inspects. */
export const equipmentOwners = defineEntity({
  name: 'equipmentOwners',
  scope: 'instance',
  title: 'name',
  accountTypes: ['AUDITOR'],
  icon: 'ApartmentOutlined',
  route: 'equipment-owners/overview',
  menu: { group: 'work', at: 30 },
  tellsWhoDeletes: true,
  fields: {
    name: text({ required: true, max: 150, unique: true, search: true }),
    customerNumber: text({ max: 50, unique: true, search: true }),
    address: address(),
    logo: file({ accept: 'image' }),
    resubmissionDate: date(),
  },
  createdOnline: true,
  permissions: {
    Owner: everything,
    Administrator: everything,
    Employee: { read: ofPermittedPlace },
    ServiceProvider: { read: ofPermittedPlace },
    SalesForce: { read: ofPermittedPlace },
    ...withoutRights('LocationContact', 'OtherContact', 'ProviderAdmin', 'ProviderSupport'),
  },
  list: {
    columns: ['name', 'customerNumber', 'address', 'resubmissionDate'],
    filters: ['resubmissionDate'],
    sort: 'name',
  },
  form: {
    master: ['name', 'customerNumber', 'address', 'logo', 'resubmissionDate'],
    locations: related('locations', 'owner'),
    equipments: related('equipments', 'owner'),
    contacts: related('contacts', 'owner'),
    plannings: related('auditPlannings', 'owner'),
    reports: related('auditReports', 'owner'),
    intervals: related('customIntervals', 'owner'),
    tasks: related('tasks', 'owner'),
  },
  exchange: {
    key: 'name',
    columns: ['name', 'customerNumber', 'address', 'resubmissionDate'],
    createdOnDemand: true,
  },
  offline: 'always',
});
export type EquipmentOwner = RecordOf<typeof equipmentOwners>;
