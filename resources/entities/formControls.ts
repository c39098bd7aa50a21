import { defineEntity, type RecordOf } from '../language/defineEntity';
import { boolean, integer, reference, text } from '../language/fields/builders';
import { accountSetting } from './rights';

/** An account's settings for a form field: position, visibility, required. */
export const formControls = defineEntity({
  name: 'formControls',
  scope: 'instance',
  title: 'field',
  icon: 'ViewListOutlined',
  route: 'settings/form-layout',
  menu: { group: 'settings', at: 90, needs: 'update' },
  withoutCustomFields: 'it says how the forms of the others look',
  fields: {
    entityType: text({ required: true, max: 36, format: 'fieldKey' }),
    /** Applies to rows of this category and its descendants; empty: to all. */
    category: reference('categories', { onDelete: 'keep' }),
    field: text({ required: true, max: 64 }),
    sortOrder: integer({ min: 0, max: 100000, default: 0 }),
    isVisible: boolean({ default: true }),
    isRequired: boolean({ default: false }),
  },
  permissions: accountSetting,
  list: {
    columns: ['entityType', 'category', 'field', 'sortOrder', 'isVisible', 'isRequired'],
    filters: ['entityType', 'category', 'isVisible', 'isRequired'],
    sort: 'sortOrder',
  },
  form: { master: ['entityType', 'category', 'field', 'sortOrder', 'isVisible', 'isRequired'] },
  offline: 'always',
});
export type FormControl = RecordOf<typeof formControls>;
