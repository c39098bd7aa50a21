import { defineEntity, keepers, type RecordOf } from '../language/defineEntity';
import { integer } from '../language/fields/builders';
import { checkParts } from './checkpoints/checkpointFields';
import { regulationFields, regulationForm } from './regulationFields';
import { catalogue } from './rights';

/**
 * What is inspected how often, by which standard, with parts and checkpoints in their order. The row holds the
 * published state; drafts and earlier versions are in `regulationVersions`.
 */
export const auditRegulations = defineEntity({
  name: 'auditRegulations',
  scope: 'catalogue',
  title: 'name',
  icon: 'RuleOutlined',
  route: 'audit-regulations/overview',
  menu: { group: 'settings', at: 50, needs: 'update', isOnlineOnly: true },
  fields: {
    ...regulationFields,
    /** Number of the published version; referenced by checklists and `regulationVersions`. */
    publishedVersion: integer({ readOnly: true, default: 1 }),
  },
  check: checkParts,
  permissions: catalogue,
  list: {
    columns: ['shortName', 'name', 'type', 'interval', 'isMandatory', 'publishedVersion', 'sortOrder'],
    filters: ['type', 'categoryType'],
    sort: 'sortOrder',
    sorts: ['shortName', 'name', 'type', 'interval'],
  },
  form: { ...regulationForm, versions: keepers('regulationVersions', 'regulation') },
  offline: 'always',
});
export type AuditRegulation = RecordOf<typeof auditRegulations>;
