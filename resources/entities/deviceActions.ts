import { defineEntity, type RecordOf } from '../language/defineEntity';
import { boolean, localizedText, text } from '../language/fields/builders';
import { providerOnly } from './rights';

/** Something the provider's support may ask a device to do; the app knows each by its key. */
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
  permissions: providerOnly,
  list: { columns: ['name', 'key', 'description', 'isActive'], filters: ['isActive'], sort: 'name' },
  form: { master: ['name', 'key', 'description', 'isActive'] },
  exchange: { key: 'key', columns: ['name', 'key', 'description', 'isActive'] },
});
export type DeviceAction = RecordOf<typeof deviceActions>;
