import { deviceActionFailure, deviceActionKey, deviceActionState } from '../language/choices/choices';
import { defineEntity, type RecordOf } from '../language/defineEntity';
import { boolean, choice, datetime, longText, reference, text } from '../language/fields/builders';
import { type Rights, type RowFilter, reading } from '../language/permissions';
import { visitors } from './rights';

const ownDevice: RowFilter = [{ field: 'user', is: 'user' }];
const oneself: Rights = { read: ownDevice };
const told = { readOnly: true, isUnfiltered: true } as const;

/** A remote action sent to a device, and its outcome. */
export const sentDeviceActions = defineEntity({
  name: 'sentDeviceActions',
  scope: 'instance',
  title: 'action',
  icon: 'SettingsRemoteOutlined',
  route: 'devices/sent-actions/overview',
  menu: false,
  fields: {
    device: reference('devices', { required: true, readOnly: true, onDelete: 'cascade' }),
    /** User of the device. */
    user: reference('users', { readOnly: true, internal: true, onDelete: 'clear' }),
    action: choice(deviceActionKey, { required: true, readOnly: true }),
    message: longText({ max: 500, readOnly: true, personal: true, when: { action: 'message' } }),
    state: choice(deviceActionState, { required: true, readOnly: true }),
    failure: choice(deviceActionFailure, { readOnly: true, when: { state: 'FAILED' } }),
    /** Result from the device: number of its diagnostics, or its version. */
    note: text({ max: 100, readOnly: true, personal: false }),
    /** Empty if sent by support. */
    sentBy: reference('contacts', { readOnly: true, onDelete: 'clear' }),
    senderUser: reference('users', { readOnly: true, internal: true, onDelete: 'clear' }),
    isBySupport: boolean({ default: false, readOnly: true }),
    dateSent: datetime({ required: true, readOnly: true }),
    dateReceived: datetime(told),
    /** When it was carried out or failed. */
    dateSettled: datetime(told),
    dateExpires: datetime({ required: true, ...told }),
  },
  about: 'user',
  permissions: {
    Owner: reading,
    Administrator: reading,
    Employee: oneself,
    ServiceProvider: oneself,
    SalesForce: oneself,
    ...visitors(ownDevice),
    ProviderAdmin: { read: 'anywhere' },
    ProviderSupport: { read: 'anywhere' },
  },
  // As for its device: pending actions can finish, and a lost device can still be signed out.
  whenTerminated: 'written',
  list: {
    columns: ['action', 'state', 'dateSent', 'failure', 'note', 'device', 'sentBy', 'dateSettled'],
    filters: ['device', 'action', 'state', 'dateSent'],
    sort: 'dateSent',
    sorts: ['dateSent'],
    order: 'DESC',
  },
  form: {
    master: [
      'device',
      'action',
      'message',
      'state',
      'failure',
      'note',
      'sentBy',
      'isBySupport',
      'dateSent',
      'dateReceived',
      'dateSettled',
      'dateExpires',
    ],
  },
  commandsOnly: true,
});
export type SentDeviceAction = RecordOf<typeof sentDeviceActions>;
