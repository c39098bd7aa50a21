import { regulationState } from '../language/choices/choices';
import { defineEntity, type RecordOf } from '../language/defineEntity';
import { choice, datetime, integer, reference, text } from '../language/fields/builders';
import { type Rights, type RowFilter, reading } from '../language/permissions';
import { checkParts } from './checkpoints/checkpointFields';
import { regulationFields, regulationForm } from './regulationFields';
import { withoutRights } from './rights';

const whileDraft: RowFilter = [{ field: 'state', equals: 'draft' }];
/** Drafts are created and ended by commands; published versions are immutable. */
const drafting: Rights = { read: true, update: whileDraft, delete: whileDraft };

/**
 * The published versions of a regulation and its one draft. Only the account that keeps the regulation reads them;
 * others see the published state in `auditRegulations`.
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
    /** Empty in the draft of an unpublished regulation. */
    regulation: reference('auditRegulations', { readOnly: true, onDelete: 'cascade' }),
    state: choice(regulationState, { readOnly: true }),
    /** Empty in a draft. */
    number: integer({ readOnly: true }),
    publishedAt: datetime({ readOnly: true }),
    /** The publisher's name at that time. */
    publishedBy: text({ readOnly: true, max: 200, personal: true }),
    /** What was changed and why, by the publisher. */
    note: text({ readOnly: true, max: 300 }),
    /** Added, changed and removed parts and checkpoints compared to the previous version. */
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
