import { auditType, language } from '../language/choices/choices';
import { inspectionKinds, reportKind } from '../language/choices/reportKinds';
import { defineEntity, type RecordOf } from '../language/defineEntity';
import {
  boolean,
  choice,
  datetime,
  file,
  integer,
  reference,
  references,
  text,
} from '../language/fields/builders';
import { everything, type Rights, type RowFilter, reading } from '../language/permissions';
import { withoutRights } from './rights';

const ofMyBroker: RowFilter = [{ field: 'broker', under: 'broker' }];
/** Salespeople keep the templates of a broker; in accounts of other types they have no broker and thus no right. */
const sellingForBroker: Rights = {
  read: ofMyBroker,
  create: ofMyBroker,
  update: ofMyBroker,
  delete: ofMyBroker,
};

/** Orders and licences are of no customer, category or type of inspection: a template for these would never apply. */
const ofInspections = { when: { kind: inspectionKinds }, isRefusedElsewhere: true } as const;

/**
 * An account's own document template with the conditions under which its reports use it; a broker's also applies to the
 * accounts it looks after. Reports use published versions (`reportTemplateVersions`), never the draft.
 */
export const reportTemplates = defineEntity({
  name: 'reportTemplates',
  scope: 'instance',
  title: 'name',
  icon: 'DesignServicesOutlined',
  route: 'report-templates/overview',
  menu: { group: 'settings', at: 60, needs: 'update', isOnlineOnly: true },
  fields: {
    name: text({ required: true, max: 150, search: true }),
    kind: choice(reportKind, { required: true, default: 'AUDIT_REPORT', isLasting: true }),
    isActive: boolean({ default: true }),
    // Conditions; empty ones do not restrict. A customer or category in use cannot be deleted, as a template without
    // its condition would apply to all reports.
    language: choice(language),
    owner: reference('equipmentOwners', { onDelete: 'refuse', ...ofInspections }),
    categories: references('categories', { onDelete: 'refuse', ...ofInspections }),
    type: choice(auditType, ofInspections),
    draft: file({ accept: 'template', onlineOnly: true }),
    /** The broker whose account this is. */
    broker: reference('brokers', { readOnly: true, onDelete: 'keep' }),
    publishedVersion: integer({ readOnly: true }),
    publishedAt: datetime({ readOnly: true }),
    /** The publisher's name at that time. */
    publishedBy: text({ readOnly: true, max: 200, personal: true }),
  },
  permissions: {
    Owner: everything,
    Administrator: everything,
    Employee: reading,
    SalesForce: sellingForBroker,
    ...withoutRights(
      'ServiceProvider',
      'LocationContact',
      'OtherContact',
      'ProviderAdmin',
      'ProviderSupport',
    ),
  },
  list: {
    columns: ['name', 'kind', 'language', 'owner', 'type', 'isActive', 'publishedVersion', 'publishedAt'],
    filters: ['kind', 'isActive', 'language', 'type'],
    sort: 'name',
    sorts: ['name', 'publishedAt'],
  },
  form: {
    master: ['name', 'kind', 'isActive', 'draft', 'publishedVersion', 'publishedAt', 'publishedBy'],
    conditions: ['language', 'owner', 'categories', 'type'],
  },
  withoutCustomFields: 'it shapes documents and has no data of its own',
});
export type ReportTemplate = RecordOf<typeof reportTemplates>;
