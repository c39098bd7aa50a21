import { attachmentPosition, categoryType, headerField } from '../language/choices/choices';
import { defineEntity, type RecordOf, related } from '../language/defineEntity';
import {
  boolean,
  choice,
  file,
  list,
  localizedText,
  reference,
  references,
} from '../language/fields/builders';
import { catalogue } from './rights';

/** A kind of equipment; determines its form and the regulations that apply. */
export const categories = defineEntity({
  name: 'categories',
  scope: 'catalogue',
  title: 'name',
  icon: 'CategoryOutlined',
  route: 'categories/overview',
  menu: { group: 'settings', at: 40, needs: 'update', isOnlineOnly: true },
  tree: 'parent',
  retired: { isActive: false },
  fields: {
    name: localizedText({ required: true, max: 150, search: true }),
    parent: reference('categories'),
    type: choice(categoryType, { required: true, default: 'monolith' }),
    isGroupCategory: boolean({ default: false }),
    isActive: boolean({ default: true }),
    auditRegulations: references('auditRegulations'),
    attachmentPosition: choice(attachmentPosition, { default: 'documentEnd' }),
    isDocumentContentAttachableToReport: boolean({ default: false }),
    documentContent: file({ accept: 'document' }),
    /** The properties that identify equipment of this category, shown in its header on screens and in reports. */
    headerFields: list(
      {
        field: choice(headerField, { required: true }),
        /** Label of the property in this category, if different from the default. */
        name: localizedText({ max: 80 }),
      },
      { max: 10, sortable: true },
    ),
  },
  permissions: catalogue,
  list: { columns: ['name', 'type', 'parent', 'isActive'], filters: ['type', 'isActive'], sort: 'name' },
  form: {
    master: ['name', 'parent', 'type', 'isGroupCategory', 'isActive', 'auditRegulations'],
    report: ['isDocumentContentAttachableToReport', 'documentContent', 'attachmentPosition', 'headerFields'],
    products: related('products', 'category'),
  },
  exchange: {
    key: 'name',
    columns: [
      'name',
      'parent',
      'type',
      'isGroupCategory',
      'isActive',
      'auditRegulations',
      'attachmentPosition',
      'isDocumentContentAttachableToReport',
    ],
  },
  offline: 'always',
});
export type Category = RecordOf<typeof categories>;
