import { defineEntity, type RecordOf } from '../language/defineEntity';
import { boolean, datetime, decimal, integer, reference, text } from '../language/fields/builders';
import type { Rights } from '../language/permissions';

const keeping: Rights = { read: true, update: true, delete: true };
const oneself: Rights = { read: [{ field: 'user', is: 'user' }] };

/** A telephone, tablet or computer somebody works with; it reports itself, so nobody types one in. */
export const devices = defineEntity({
  name: 'devices',
  scope: 'instance',
  title: 'name',
  icon: 'DevicesOutlined',
  route: 'devices/overview',
  menu: [
    { group: 'settings', at: 110, shownTo: 'keeper' },
    { group: 'system', at: 20, shownTo: 'provider' },
  ],
  fields: {
    name: text({ required: true, max: 100, search: true, personal: true }),
    owner: reference('contacts', { onDelete: 'clear' }),
    user: reference('users', { readOnly: true, onDelete: 'clear' }),
    userAgent: text({ max: 400, readOnly: true, search: true, personal: true }),
    /** What the app keeps on the device. */
    usedMemory: decimal({ min: 0, digits: 1, unit: 'MB', readOnly: true }),
    /** 0 to 100, as the app measured itself: computing and local storage. */
    computingRating: integer({ min: 0, max: 100, readOnly: true }),
    storageRating: integer({ min: 0, max: 100, readOnly: true }),
    dateLastSeen: datetime({ readOnly: true }),
    isRemoteMaintenanceAllowed: boolean({ default: false }),
  },
  about: 'user',
  permissions: {
    Owner: keeping,
    Administrator: keeping,
    Employee: oneself,
    ServiceProvider: oneself,
    SalesForce: oneself,
    ProviderAdmin: { read: 'anywhere' },
    ProviderSupport: { read: 'anywhere' },
  },
  whenTerminated: 'written',
  list: {
    columns: ['name', 'owner', 'dateLastSeen', 'usedMemory', 'isRemoteMaintenanceAllowed'],
    filters: ['owner', 'dateLastSeen', 'isRemoteMaintenanceAllowed'],
    sort: 'dateLastSeen',
    order: 'DESC',
  },
  form: {
    master: [
      'name',
      'owner',
      'isRemoteMaintenanceAllowed',
      'user',
      'userAgent',
      'usedMemory',
      'computingRating',
      'storageRating',
      'dateLastSeen',
    ],
  },
});
export type Device = RecordOf<typeof devices>;
