import { defineEntity, type RecordOf } from '../language/defineEntity';
import { datetime, file, integer, reference, text } from '../language/fields/builders';
import { type Rights, reading } from '../language/permissions';
import { withoutRights } from './rights';

const ofMyBroker: Rights = {
  read: [{ field: 'template', through: 'reportTemplates', where: [{ field: 'broker', under: 'broker' }] }],
};

/** A published state of a report template. Immutable, and kept when its template is deleted: reports name it. */
export const reportTemplateVersions = defineEntity({
  name: 'reportTemplateVersions',
  scope: 'instance',
  title: 'number',
  icon: 'HistoryOutlined',
  fields: {
    template: reference('reportTemplates', { required: true, readOnly: true, onDelete: 'keep' }),
    number: integer({ required: true, readOnly: true, min: 1, unique: { within: 'template' } }),
    file: file({ required: true, readOnly: true, accept: 'template' }),
    publishedAt: datetime({ readOnly: true }),
    /** The publisher's name at that time. */
    publishedBy: text({ readOnly: true, max: 200, personal: true }),
    /** What was changed and why, by the publisher. */
    note: text({ readOnly: true, max: 300 }),
    /** After a roll back: the earlier version with the same file. */
    repeats: integer({ readOnly: true }),
  },
  permissions: {
    Owner: reading,
    Administrator: reading,
    Employee: reading,
    SalesForce: ofMyBroker,
    ...withoutRights(
      'ServiceProvider',
      'LocationContact',
      'OtherContact',
      'ProviderAdmin',
      'ProviderSupport',
    ),
  },
  list: {
    columns: ['number', 'publishedAt', 'publishedBy', 'note', 'repeats', 'file'],
    filters: ['template'],
    sort: 'publishedAt',
    sorts: ['number', 'publishedAt'],
    order: 'DESC',
  },
  form: { master: ['template', 'number', 'file', 'publishedAt', 'publishedBy', 'note', 'repeats'] },
  commandsOnly: true,
});
export type ReportTemplateVersion = RecordOf<typeof reportTemplateVersions>;
