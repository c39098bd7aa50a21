import { regulationState } from '../language/choices/choices';
import { defineEntity, type RecordOf } from '../language/defineEntity';
import { choice, datetime, integer, reference, text } from '../language/fields/builders';
import { type Rights, type RowFilter, reading } from '../language/permissions';
import { checkParts } from './checkpoints/checkpointFields';
import { regulationFields, regulationForm } from './regulationFields';
import { withoutRights } from './rights';

const whileDraft: RowFilter = [{ field: 'state', equals: 'draft' }];
/** A draft begins and ends by a command; what was published stays as it was. */
const drafting: Rights = { read: true, update: whileDraft, delete: whileDraft };

/**
 * A regulation as it was published each time, and the one draft of what it is to become. They stay with the person who keeps the
 * regulation: other accounts see only what is published of it, in `auditRegulations`.
 */
export const regulationVersions = defineEntity({
  name: 'regulationVersions',
  scope: 'instance',
  title: 'name',
  icon: 'HistoryEduOutlined',
  route: 'audit-regulations/versions/overview',
  menu: false,
  shapedAs: 'auditRegulations',
  fields: {
    ...regulationFields,
    /** Empty in the draft of a regulation that was never published. */
    regulation: reference('auditRegulations', { readOnly: true, onDelete: 'cascade' }),
    state: choice(regulationState, { readOnly: true }),
    /** Empty in a draft. */
    number: integer({ readOnly: true }),
    publishedAt: datetime({ readOnly: true }),
    /** As the name was then. */
    publishedBy: text({ readOnly: true, max: 200, personal: true }),
    /** What was changed and why, in the words of the person who published it. */
    note: text({ readOnly: true, max: 300 }),
    /** Parts and checkpoints that came, changed and went against the version before. */
    addedCount: integer({ readOnly: true }),
    changedCount: integer({ readOnly: true }),
    removedCount: integer({ readOnly: true }),
  },
  check: checkParts,
  permissions: {
    Owner: drafting,
    Administrator: drafting,
    ProviderAdmin: drafting,
    ProviderSupport: reading,
    ...withoutRights('Employee', 'ServiceProvider', 'SalesForce', 'LocationContact', 'OtherContact'),
  },
  list: {
    columns: [
      'number',
      'name',
      'publishedAt',
      'publishedBy',
      'addedCount',
      'changedCount',
      'removedCount',
      'note',
      'state',
    ],
    filters: ['regulation', 'state'],
    sort: 'publishedAt',
    order: 'DESC',
  },
  form: regulationForm,
});
export type RegulationVersion = RecordOf<typeof regulationVersions>;
