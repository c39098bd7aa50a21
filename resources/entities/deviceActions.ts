import { defineEntity, type RecordOf } from '../language/defineEntity';
import { boolean, localizedText, text } from '../language/fields/builders';
import { reading } from '../language/permissions';
import { providerOnly, withoutRights } from './rights';

/**
 * A remote action on a device, by its key in the app (`deviceActionKey`). All actions exist without a row; a row
 * renames one, or disables it for everybody.
 */
export const deviceActions = defineEntity({
  name: 'deviceActions',
  scope: 'catalogue',
  title: 'name',
  icon: 'SettingsRemoteOutlined',
  route: 'device-actions/overview',
  menu: { group: 'system', at: 30, shownTo: 'provider' },
  fields: {
    name: localizedText({ required: true, max: 100, search: true }),
    key: text({ required: true, max: 60, unique: true, search: true }),
    description: localizedText({ max: 2000, multiline: true }),
    isActive: boolean({ default: true }),
  },
  permissions: {
    Owner: reading,
    Administrator: reading,
    ...providerOnly,
    ...withoutRights('Employee', 'ServiceProvider', 'SalesForce', 'LocationContact', 'OtherContact'),
  },
  list: { columns: ['name', 'key', 'description', 'isActive'], filters: ['isActive'], sort: 'name' },
  form: { master: ['name', 'key', 'description', 'isActive'] },
  exchange: { key: 'key', columns: ['name', 'key', 'description', 'isActive'] },
});
export type DeviceAction = RecordOf<typeof deviceActions>;
