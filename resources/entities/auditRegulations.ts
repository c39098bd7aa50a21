import { defineEntity, keepers, type RecordOf } from '../language/defineEntity';
import { integer } from '../language/fields/builders';
import { checkParts } from './checkpoints/checkpointFields';
import { regulationFields, regulationForm } from './regulationFields';
import { catalogue } from './rights';

/**
 * What has to be checked how often, by which norm; parts and checkpoints in the order they are worked through. The row is
 * what is published: plannings take it as it stands, drafts lie in `regulationVersions`.
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
    /** Counts what of it was published; checklists and `regulationVersions` name it. */
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
