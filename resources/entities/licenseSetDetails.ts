import { licenseDetailType } from '../choices';
import { defineEntity, type RecordOf } from '../defineEntity';
import { choice, date, integer, reference } from '../fields/builders';
import type { RowFilter } from '../permissions';
import { keptByBrokers, underMyBroker } from './rights';

const ofSet = (where: RowFilter): RowFilter => [{ field: 'licenseSet', through: 'licenseSets', where }];

/** One thing a licence set grants: months, users, a category, or a last day. */
export const licenseSetDetails = defineEntity({
  name: 'licenseSetDetails',
  scope: 'catalogue',
  title: 'type',
  icon: 'PlaylistAddCheckOutlined',
  route: 'license/license-set-details/overview',
  fields: {
    licenseSet: reference('licenseSets', { required: true, onDelete: 'cascade' }),
    type: choice(licenseDetailType, { required: true, default: 'MonthsValid' }),
    amount: integer({ required: true, min: 1, max: 100000, when: { type: ['MonthsValid', 'MaxUser'] } }),
    category: reference('categories', { required: true, when: { type: 'Category' } }),
    validBefore: date({ required: true, when: { type: 'ValidBefore' } }),
  },
  permissions: keptByBrokers(ofSet([{ field: 'isPubliclyVisible', equals: true }]), ofSet(underMyBroker)),
  list: {
    columns: ['licenseSet', 'type', 'amount', 'category', 'validBefore'],
    filters: ['licenseSet', 'type'],
    sort: 'type',
  },
  form: { master: ['licenseSet', 'type', 'amount', 'category', 'validBefore'] },
  exchange: {
    key: 'licenseSet',
    columns: ['licenseSet', 'type', 'amount', 'category', 'validBefore'],
    toldApartBy: ['type', 'category'],
  },
});
export type LicenseSetDetail = RecordOf<typeof licenseSetDetails>;
