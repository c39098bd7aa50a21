import { currency, licenseTier } from '../choices';
import { defineEntity, type RecordOf, related } from '../defineEntity';
import { boolean, choice, date, decimal, integer, reference, references, text } from '../fields/builders';
import { brokerKeeps } from './rights';

/** What can be bought: a bundle of licences at a price. Prices are net and per year. */
export const licenseSets = defineEntity({
  name: 'licenseSets',
  scope: 'catalogue',
  title: 'name',
  icon: 'SellOutlined',
  route: 'license/license-sets/overview',
  fields: {
    name: text({ required: true, max: 150, search: true }),
    tier: choice(licenseTier),
    broker: reference('brokers', { onDelete: 'refuse' }),
    externalId: text({ max: 100, search: true }),
    externalName: text({ max: 150, search: true }),
    price: decimal({ required: true, min: 0, max: 1000000, digits: 2, currencyField: 'currency' }),
    currency: choice(currency, { required: true, default: 'EUR' }),
    shopLink: text({ max: 200, format: 'url' }),
    validFrom: date(),
    validTill: date({ notBelow: 'validFrom' }),
    validityInMonths: integer({ min: 1, max: 120, default: 12 }),
    userCount: integer({ min: 1, max: 100000 }),
    categories: references('categories'),
    isDefault: boolean({ default: false }),
    isPubliclyVisible: boolean({ default: false }),
    isAdvertisingLicenseSet: boolean({ default: false }),
  },
  permissions: brokerKeeps([{ field: 'isPubliclyVisible', equals: true }]),
  list: {
    columns: ['name', 'broker', 'price', 'userCount', 'validTill', 'isPubliclyVisible', 'currency'],
    filters: ['broker', 'isDefault', 'isPubliclyVisible', 'isAdvertisingLicenseSet', 'validTill'],
    sort: 'name',
    sorts: ['name', 'price', 'userCount', 'validTill'],
  },
  form: {
    master: [
      'name',
      'tier',
      'broker',
      'price',
      'currency',
      'userCount',
      'validityInMonths',
      'validFrom',
      'validTill',
      'categories',
    ],
    shop: [
      'externalId',
      'externalName',
      'shopLink',
      'isDefault',
      'isPubliclyVisible',
      'isAdvertisingLicenseSet',
    ],
    details: related('licenseSetDetails', 'licenseSet'),
  },
  exchange: {
    key: 'name',
    columns: [
      'name',
      'tier',
      'broker',
      'externalId',
      'externalName',
      'price',
      'currency',
      'userCount',
      'validityInMonths',
      'validFrom',
      'validTill',
      'categories',
      'shopLink',
      'isDefault',
      'isPubliclyVisible',
      'isAdvertisingLicenseSet',
    ],
  },
});
export type LicenseSet = RecordOf<typeof licenseSets>;
