import { auditType, categoryType, intervalUnit } from '../choices';
import { defineEntity, type RecordOf } from '../defineEntity';
import { boolean, choice, integer, list, localizedText, text } from '../fields/builders';
import { checkParts, partFields } from './checkpointFields';
import { catalogue } from './rights';

/** What has to be checked how often, by which norm; parts and checkpoints in the order they are worked through. */
export const auditRegulations = defineEntity({
  name: 'auditRegulations',
  scope: 'catalogue',
  title: 'name',
  icon: 'RuleOutlined',
  route: 'audit-regulations/overview',
  fields: {
    name: localizedText({ required: true, max: 200, search: true }),
    shortName: text({ required: true, max: 40, search: true }),
    description: localizedText({ max: 4000, multiline: true }),
    shortDescription: localizedText({ max: 300 }),
    type: choice(auditType, { required: true }),
    categoryType: choice(categoryType),
    interval: integer({ required: true, min: 1, max: 1000, unitField: 'intervalUnit' }),
    intervalUnit: choice(intervalUnit, { required: true, default: 'MONTHLY' }),
    isMandatory: boolean({ default: true }),
    sortOrder: integer({ min: 0, max: 100000, default: 0 }),
    parts: list(partFields, { max: 50, sortable: true, heavy: true, editor: 'regulationParts' }),
  },
  check: checkParts,
  permissions: catalogue,
  list: {
    columns: ['shortName', 'name', 'type', 'interval', 'isMandatory', 'sortOrder'],
    filters: ['type', 'categoryType'],
    sort: 'sortOrder',
    sorts: ['shortName', 'name', 'type', 'interval'],
  },
  form: {
    master: [
      'name',
      'shortName',
      'type',
      'categoryType',
      'interval',
      'intervalUnit',
      'isMandatory',
      'sortOrder',
      'shortDescription',
      'description',
    ],
    parts: ['parts'],
  },
  offline: 'always',
});
export type AuditRegulation = RecordOf<typeof auditRegulations>;
