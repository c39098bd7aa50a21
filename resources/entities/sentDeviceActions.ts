import { deviceActionFailure, deviceActionKey, deviceActionState } from '../language/choices/choices';
import { defineEntity, type RecordOf } from '../language/defineEntity';
import { boolean, choice, datetime, longText, reference, text } from '../language/fields/builders';
import { type Rights, type RowFilter, reading } from '../language/permissions';
import { visitors } from './rights';

const ownDevice: RowFilter = [{ field: 'user', is: 'user' }];
const oneself: Rights = { read: ownDevice };
const told = { readOnly: true, isUnfiltered: true } as const;

/** What a device was asked to do from afar, and what became of it. */
export const sentDeviceActions = defineEntity({
  name: 'sentDeviceActions',
  scope: 'instance',
  title: 'action',
  icon: 'SettingsRemoteOutlined',
  route: 'devices/sent-actions/overview',
  menu: false,
  fields: {
    device: reference('devices', { required: true, readOnly: true, onDelete: 'cascade' }),
    /** Who works on the device. */
    user: reference('users', { readOnly: true, internal: true, onDelete: 'clear' }),
    action: choice(deviceActionKey, { required: true, readOnly: true }),
    message: longText({ max: 500, readOnly: true, personal: true, when: { action: 'message' } }),
    state: choice(deviceActionState, { required: true, readOnly: true }),
    failure: choice(deviceActionFailure, { readOnly: true, when: { state: 'FAILED' } }),
    /** What the device says of the outcome: the number of its diagnostics, its version. */
    note: text({ max: 100, readOnly: true, personal: false }),
    /** Nobody of the account where support sent it. */
    sentBy: reference('contacts', { readOnly: true, onDelete: 'clear' }),
    senderUser: reference('users', { readOnly: true, internal: true, onDelete: 'clear' }),
    isBySupport: boolean({ default: false, readOnly: true }),
    dateSent: datetime({ required: true, readOnly: true }),
    dateReceived: datetime(told),
    /** When it was done, or came to nothing. */
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
  // As its device is: what was sent comes to its end, and a lost device can still be signed out.
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
