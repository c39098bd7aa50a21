import { customDataType } from '../language/choices/choices';
import { defineEntity, type RecordOf } from '../language/defineEntity';
import { boolean, choice, integer, list, localizedText, reference, text } from '../language/fields/builders';
import { accountSetting } from './rights';

// What the section of each piece of equipment speaks of.
const inReports = ['equipments', 'audits'] as const;

/** A field that an account adds to an entity; what it holds lies in the row's JSON column `custom` under `key`. */
export const customFieldDefinitions = defineEntity({
  name: 'customFieldDefinitions',
  scope: 'instance',
  title: 'name',
  icon: 'DynamicFormOutlined',
  route: 'settings/custom-fields',
  menu: { group: 'settings', at: 80, needs: 'update' },
  withoutCustomFields: 'it says which fields the others have',
  fields: {
    entityType: text({ required: true, max: 36, format: 'fieldKey' }),
    // Made of the name where none is given; rows hold values under it, so it does not change once there are some.
    key: text({ required: true, max: 40, format: 'fieldKey', unique: { within: 'entityType' } }),
    name: localizedText({ required: true, max: 80, search: true }),
    dataType: choice(customDataType, { required: true, default: 'input' }),
    choices: list(
      {
        name: localizedText({ required: true, max: 80 }),
        /** Made of the name where none is given. */
        value: text({ max: 40, format: 'choiceKey' }),
        /** Rows that have it keep it; nobody chooses it any more. */
        isRetired: boolean(),
      },
      { max: 100, sortable: true, eachOnce: 'value', when: { dataType: 'choice' } },
    ),
    // A shared category may go whatever accounts hung on it; the field then applies to nothing.
    category: reference('categories', { onDelete: 'keep' }),
    isSearchable: boolean({ default: false, when: { dataType: 'input' } }),
    isFilterable: boolean({ default: true }),
    /** The default report shows it of its own accord; templates reach every field by its key. */
    isInReport: boolean({ default: false, when: { entityType: inReports } }),
    sortOrder: integer({ min: 0, max: 100000, default: 0 }),
    isArchived: boolean({ default: false }),
  },
  permissions: accountSetting,
  countsBeforeDelete: 'usage',
  list: {
    columns: ['entityType', 'name', 'key', 'dataType', 'category', 'isArchived'],
    filters: ['entityType', 'dataType', 'category', 'isArchived'],
    sort: 'sortOrder',
    sorts: ['entityType', 'name', 'dataType'],
  },
  form: {
    master: ['entityType', 'name', 'key', 'dataType', 'choices', 'category'],
    use: ['isSearchable', 'isFilterable', 'isInReport', 'sortOrder', 'isArchived'],
  },
  exchange: {
    key: 'key',
    path: 'custom-fields',
    columns: [
      'entityType',
      'key',
      'name',
      'dataType',
      'choices',
      'category',
      'isSearchable',
      'isFilterable',
      'isInReport',
      'sortOrder',
      'isArchived',
    ],
  },
  offline: 'always',
});
export type CustomFieldDefinition = RecordOf<typeof customFieldDefinitions>;
