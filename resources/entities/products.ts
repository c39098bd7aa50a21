import { defineEntity, type RecordOf, related } from '../language/defineEntity';
import { boolean, file, reference, references, text } from '../language/fields/builders';
import { catalogue, inPermittedCategory, visitors } from './rights';

/** A model, from the shared catalogue or the account's own. */
export const products = defineEntity({
  name: 'products',
  scope: 'catalogue',
  title: ['manufacturer', 'name'],
  icon: 'WidgetsOutlined',
  route: 'products/overview',
  menu: { group: 'settings', at: 30, isOnlineOnly: true },
  fields: {
    name: text({ required: true, max: 150, search: true }),
    manufacturer: text({ max: 100, search: true }),
    productNumber: text({ max: 80, search: true }),
    ean: text({ max: 13, format: 'ean', search: true }),
    category: reference('categories', { required: true }),
    subCategory: reference('categories', { below: 'category' }),
    image: file({ accept: 'image' }),
    auditRegulations: references('auditRegulations'),
    isCustomProduct: boolean({ readOnly: true }),
  },
  // People restricted to categories see only the models of these.
  permissions: {
    ...catalogue,
    Employee: { read: inPermittedCategory },
    ServiceProvider: { read: inPermittedCategory },
    ...visitors(inPermittedCategory),
  },
  list: {
    columns: ['name', 'manufacturer', 'productNumber', 'category', 'isCustomProduct'],
    filters: ['category', 'manufacturer', 'isCustomProduct'],
    sort: 'name',
  },
  form: {
    master: [
      'name',
      'manufacturer',
      'productNumber',
      'ean',
      'category',
      'subCategory',
      'image',
      'auditRegulations',
      'isCustomProduct',
    ],
    equipments: related('equipments', 'product'),
  },
  exchange: {
    key: 'name',
    columns: ['name', 'manufacturer', 'productNumber', 'ean', 'category'],
    createdOnDemand: true,
  },
  offline: 'always',
});
export type Product = RecordOf<typeof products>;
