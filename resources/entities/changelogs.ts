import { defineEntity, type RecordOf } from '../language/defineEntity';
import { boolean, date, localizedText, text } from '../language/fields/builders';
import { providerKeeps } from './rights';

/** Changes of a version; entries are deactivated, not deleted. */
export const changelogs = defineEntity({
  name: 'changelogs',
  scope: 'catalogue',
  title: ['application', 'versionName'],
  icon: 'NewReleasesOutlined',
  route: 'changelog/overview',
  menu: false,
  inForce: { from: 'dateDeployed' },
  fields: {
    versionName: text({ required: true, max: 30, search: true }),
    application: text({ required: true, max: 60, default: 'Plumbline', search: true }),
    descriptions: localizedText({ required: true, max: 4000, multiline: true, search: true }),
    dateDeployed: date({ required: true }),
    isActive: boolean({ default: true, internal: true }),
  },
  permissions: providerKeeps([{ field: 'isActive', equals: true }]),
  list: {
    columns: ['versionName', 'dateDeployed', 'descriptions', 'application', 'isActive'],
    filters: ['application', 'dateDeployed', 'isActive'],
    sort: 'dateDeployed',
    order: 'DESC',
  },
  form: { master: ['versionName', 'application', 'dateDeployed', 'isActive', 'descriptions'] },
  exchange: {
    key: 'versionName',
    disambiguateBy: ['application'],
    columns: ['versionName', 'application', 'dateDeployed', 'isActive', 'descriptions'],
  },
  offline: 'always',
});
export type Changelog = RecordOf<typeof changelogs>;
