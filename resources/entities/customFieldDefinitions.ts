import { customDataType } from '../language/choices/choices';
import { defineEntity, type RecordOf } from '../language/defineEntity';
import { boolean, choice, integer, list, localizedText, reference, text } from '../language/fields/builders';
import { accountSetting } from './rights';

// Entities that a report prints for each piece of equipment.
const inReports = ['equipments', 'audits'] as const;

/** A field added by an account; its value is in the row's JSON column `custom` under `key`. */
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
    // Derived from the name if not given; fixed once rows have values under it.
    key: text({ required: true, max: 40, format: 'fieldKey', unique: { within: 'entityType' } }),
    name: localizedText({ required: true, max: 80, search: true }),
    dataType: choice(customDataType, { required: true, default: 'input' }),
    choices: list(
      {
        name: localizedText({ required: true, max: 80 }),
        /** Derived from the name if not given. */
        value: text({ max: 40, format: 'choiceKey' }),
        /** Existing rows keep the option; it cannot be chosen any more. */
        isRetired: boolean(),
      },
      { max: 100, sortable: true, eachOnce: 'value', when: { dataType: 'choice' } },
    ),
    // Shared categories can be deleted while in use here; the field then applies to nothing.
    category: reference('categories', { onDelete: 'keep' }),
    isSearchable: boolean({ default: false, when: { dataType: 'input' } }),
    isFilterable: boolean({ default: true }),
    /** Shown in the default report; templates can use every field by its key. */
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
