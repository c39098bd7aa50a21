import { licenseDetailType } from '../language/choices/choices';
import { defineEntity, type RecordOf } from '../language/defineEntity';
import { choice, date, integer, reference } from '../language/fields/builders';
import type { RowFilter } from '../language/permissions';
import { forBrokers, underMyBroker } from './rights';

const ofSet = (where: RowFilter): RowFilter => [{ field: 'licenseSet', through: 'licenseSets', where }];

/** One item of a licence set: months, users, a category, or a last day. */
export const licenseSetDetails = defineEntity({
  name: 'licenseSetDetails',
  scope: 'catalogue',
  title: 'type',
  icon: 'PlaylistAddCheckOutlined',
  route: 'license/license-set-details/overview',
  menu: false,
  fields: {
    licenseSet: reference('licenseSets', { required: true, onDelete: 'cascade' }),
    type: choice(licenseDetailType, { required: true, default: 'MonthsValid' }),
    amount: integer({ required: true, min: 1, max: 100000, when: { type: ['MonthsValid', 'MaxUser'] } }),
    category: reference('categories', { required: true, when: { type: 'Category' } }),
    validBefore: date({ required: true, when: { type: 'ValidBefore' } }),
  },
  permissions: forBrokers(ofSet([{ field: 'isPubliclyVisible', equals: true }]), ofSet(underMyBroker)),
  list: {
    columns: ['licenseSet', 'type', 'amount', 'category', 'validBefore'],
    filters: ['licenseSet', 'type'],
    sort: 'type',
  },
  form: { master: ['licenseSet', 'type', 'amount', 'category', 'validBefore'] },
  exchange: {
    key: 'licenseSet',
    columns: ['licenseSet', 'type', 'amount', 'category', 'validBefore'],
    disambiguateBy: ['type', 'category'],
  },
});
export type LicenseSetDetail = RecordOf<typeof licenseSetDetails>;
