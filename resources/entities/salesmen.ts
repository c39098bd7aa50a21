import { defineEntity, type RecordOf, related } from '../language/defineEntity';
import { boolean, datetime, phones, reference, text } from '../language/fields/builders';
import type { RowFilter } from '../language/permissions';
import { brokerKeeps } from './rights';

// Salespeople are visible to customers if the provider unlocked that for the broker.
const ofMyBroker: RowFilter = [
  { field: 'broker', is: 'broker' },
  { field: 'broker', through: 'brokers', where: [{ field: 'isShownSalesman', equals: true }] },
];

/** A salesperson of a broker; visible to the broker's customers, if unlocked. */
export const salesmen = defineEntity({
  name: 'salesmen',
  scope: 'catalogue',
  title: ['firstName', 'lastName'],
  icon: 'SupportAgentOutlined',
  route: 'salesmen/overview',
  menu: { group: 'sales', at: 20, shownTo: 'salesmen' },
  retired: { isActive: false },
  fields: {
    firstName: text({ required: true, max: 80, format: 'personName', search: true, personal: true }),
    lastName: text({ required: true, max: 80, format: 'personName', search: true, personal: true }),
    broker: reference('brokers', { required: true, onDelete: 'cascade' }),
    emailAddress: text({ max: 200, format: 'email', search: true, personal: true }),
    phoneNumbers: phones({ personal: true }),
    isActive: boolean({ default: true }),
    erasedAt: datetime({ readOnly: true }),
  },
  about: 'itself',
  permissions: brokerKeeps(ofMyBroker),
  list: {
    columns: ['lastName', 'firstName', 'broker', 'emailAddress', 'phoneNumbers', 'isActive'],
    filters: ['broker', 'isActive'],
    sort: 'lastName',
  },
  form: {
    master: ['firstName', 'lastName', 'broker', 'emailAddress', 'phoneNumbers', 'isActive'],
    instances: related('instances', 'salesman'),
  },
  exchange: {
    key: 'emailAddress',
    columns: ['firstName', 'lastName', 'broker', 'emailAddress', 'phoneNumbers', 'isActive'],
  },
});
export type Salesman = RecordOf<typeof salesmen>;
