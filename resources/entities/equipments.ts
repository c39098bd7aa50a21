import { auditResult, intervalUnit } from '../choices';
import { defineEntity, related, type RecordOf } from '../defineEntity';
import { boolean, choice, date, decimal, files, integer, list, longText, reference, text } from '../fields/builders';
import { everything } from '../permissions';
import { inPermittedPlace } from './rights';

/** A piece of work equipment that is inspected: a rack, a gate, a harness. */
export const equipments = defineEntity({
  name: 'equipments',
  scope: 'instance',
  title: 'identNumber',
  icon: 'Inventory2Outlined',
  route: 'equipments/overview',
  fields: {
    // Two customers of one auditor may both number their racks from 1.
    identNumber: text({ required: true, max: 50, unique: { within: 'owner' }, search: true }),
    qrCode: text({ max: 40, unique: true, format: 'qrCode', search: true }),
    product: reference('products', { required: true, lockedWhen: 'openAudit' }),
    category: reference('categories', { readOnly: true }),
    owner: reference('equipmentOwners'),
    location: reference('locations', { required: true, lockedWhen: 'openReport', sameOwnerAs: 'owner' }),
    place: text({ max: 100, search: true }),
    serialNumber: text({ max: 80, search: true }),
    yearOfProduction: integer({ min: 1900, max: 2100 }),
    purchaseDate: date(),
    commissioningDate: date(),
    dateOfFirstUse: date(),
    maxYearsOfUse: integer({ min: 0, max: 100 }),
    responsiblePerson: text({ max: 160 }),
    comment: longText({ max: 4000 }),
    auditInterval: integer({ min: 1, max: 1000 }),
    auditIntervalUnit: choice(intervalUnit),
    lastAuditDate: date(),
    nextAuditDate: date(),
    lastAuditResult: choice(auditResult, { readOnly: true }),
    openMeasures: integer({ readOnly: true }),
    isTraceable: boolean({ default: true }),
    dateNotTraceable: date({ readOnly: true }),
    isLocked: boolean({ readOnly: true }),
    isArchived: boolean({ default: false }),
    isScrapped: boolean({ readOnly: true }),
    parts: list({ name: text({ required: true, max: 150 }), amount: integer({ min: 0, max: 100000 }), comment: text({ max: 200 }) }, { max: 200 }),
    attachments: files({ max: 50 }),
    // Shelf extras; limits by EN 15635 records: at most 100 fields and levels.
    fieldCount: integer({ min: 0, max: 100, when: { categoryType: 'shelf' } }),
    levelCount: integer({ min: 0, max: 100, when: { categoryType: 'shelf' } }),
    fieldLoad: decimal({ min: 0, max: 1000000, unit: 'kg', when: { categoryType: 'shelf' } }),
    compartmentLoad: decimal({ min: 0, max: 1000000, unit: 'kg', when: { categoryType: 'shelf' } }),
    kinkLength: decimal({ min: 0, max: 100000, unit: 'mm', when: { categoryType: 'shelf' } }),
    maxFieldLength: integer({ min: 0, max: 100000, unit: 'mm', when: { categoryType: 'shelf' } }),
    depth: integer({ min: 0, max: 100000, unit: 'mm', when: { categoryType: 'shelf' } }),
    commissionNumber: text({ max: 80, when: { categoryType: 'shelf' } }),
    dimensions: text({ max: 100, when: { categoryType: 'shelf' } }),
    fieldNames: text({ max: 500, when: { categoryType: 'shelf' } }),
  },
  customFields: true,
  permissions: {
    Owner: everything, Administrator: everything,
    Employee: { read: inPermittedPlace, create: inPermittedPlace, update: inPermittedPlace },
    ServiceProvider: { read: inPermittedPlace },
  },
  list: {
    columns: ['nextAuditDate', 'identNumber', 'product', 'location', 'place', 'owner', 'serialNumber', 'lastAuditDate', 'lastAuditResult', 'openMeasures'],
    filters: ['owner', 'location', 'category', 'product', 'nextAuditDate', 'lastAuditResult', 'isLocked', 'isTraceable', 'isArchived'],
    sort: 'nextAuditDate',
  },
  form: {
    master: ['identNumber', 'qrCode', 'product', 'owner', 'location', 'place', 'serialNumber', 'yearOfProduction', 'responsiblePerson', 'comment'],
    use: ['purchaseDate', 'commissioningDate', 'dateOfFirstUse', 'maxYearsOfUse', 'isTraceable', 'dateNotTraceable', 'isLocked', 'isScrapped', 'isArchived'],
    inspection: ['lastAuditDate', 'nextAuditDate', 'lastAuditResult', 'openMeasures', 'auditInterval', 'auditIntervalUnit'],
    shelf: ['fieldCount', 'levelCount', 'fieldLoad', 'compartmentLoad', 'kinkLength', 'maxFieldLength', 'depth', 'commissionNumber', 'dimensions', 'fieldNames'],
    parts: ['parts', 'attachments'],
    audits: related('audits', 'equipment'),
    deficiencies: related('deficiencies', 'equipment'),
  },
  exchange: {
    key: 'identNumber',
    columns: ['identNumber', 'qrCode', 'product', 'location', 'place', 'serialNumber', 'yearOfProduction', 'purchaseDate', 'commissioningDate',
      'dateOfFirstUse', 'maxYearsOfUse', 'lastAuditDate', 'nextAuditDate', 'responsiblePerson', 'fieldCount', 'levelCount', 'fieldLoad',
      'compartmentLoad', 'kinkLength', 'maxFieldLength', 'depth', 'commissionNumber', 'dimensions', 'fieldNames', 'comment'],
  },
  offline: { with: 'location' },
});
export type Equipment = RecordOf<typeof equipments>;
