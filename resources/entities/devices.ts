import { defineEntity, type RecordOf, related } from '../language/defineEntity';
import { boolean, datetime, decimal, integer, reference, text } from '../language/fields/builders';
import type { Rights, RowFilter } from '../language/permissions';
import { visitors } from './rights';

const keeping: Rights = { read: true, update: true, delete: true };
const ownDevice: RowFilter = [{ field: 'user', is: 'user' }];
const oneself: Rights = { read: ownDevice };
const megabytes = { min: 0, unit: 'MB', readOnly: true } as const;
const percent = { min: 0, max: 100, unit: '%', readOnly: true } as const;
const rating = { min: 0, max: 100, unit: '/ 100', readOnly: true } as const;

/** A phone, tablet or computer; registers itself. */
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
    appVersion: text({ max: 60, readOnly: true, search: true, personal: false }),
    /** A newer version is available on the server. */
    isAppOutdated: boolean({ default: false, readOnly: true }),
    /** Memory used by the app, if the browser reports it. */
    usedMemory: decimal({ ...megabytes, digits: 1 }),
    /** Benchmark of computing and local storage by the app, 0 to 100. */
    computingRating: integer(rating),
    storageRating: integer(rating),
    /** Storage used by the app, and the browser's quota. */
    storageUsed: integer(megabytes),
    storageQuota: integer(megabytes),
    storageFilled: integer(percent),
    /** Changes not yet on the server, including refused ones. */
    unsentCommands: integer({ min: 0, readOnly: true }),
    dateLastSeen: datetime({ readOnly: true }),
    /** Changed only by the device's user, by a command. */
    isRemoteMaintenanceAllowed: boolean({ default: false, readOnly: true }),
  },
  about: 'user',
  permissions: {
    Owner: keeping,
    Administrator: keeping,
    Employee: oneself,
    ServiceProvider: oneself,
    SalesForce: oneself,
    ...visitors(ownDevice),
    ProviderAdmin: { read: 'anywhere' },
    ProviderSupport: { read: 'anywhere' },
  },
  whenTerminated: 'written',
  list: {
    columns: [
      'name',
      'owner',
      'dateLastSeen',
      'unsentCommands',
      'storageFilled',
      'isAppOutdated',
      'isRemoteMaintenanceAllowed',
      'appVersion',
    ],
    filters: [
      'owner',
      'dateLastSeen',
      'isAppOutdated',
      'unsentCommands',
      'storageFilled',
      'isRemoteMaintenanceAllowed',
    ],
    sort: 'dateLastSeen',
    sorts: ['name', 'dateLastSeen', 'unsentCommands', 'storageFilled'],
    order: 'DESC',
  },
  form: {
    master: [
      'name',
      'owner',
      'user',
      'dateLastSeen',
      'isRemoteMaintenanceAllowed',
      'unsentCommands',
      'appVersion',
      'isAppOutdated',
      'storageUsed',
      'storageQuota',
      'storageFilled',
      'usedMemory',
      'computingRating',
      'storageRating',
      'userAgent',
    ],
    sentDeviceActions: related('sentDeviceActions', 'device'),
  },
});
export type Device = RecordOf<typeof devices>;
