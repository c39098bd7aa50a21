import { auditType, intervalUnit } from '../language/choices/choices';
import { defineEntity, type RecordOf } from '../language/defineEntity';
import { choice, integer, list, localizedText, reference, text } from '../language/fields/builders';
import { reading } from '../language/permissions';
import { partFields } from './checkpoints/checkpointFields';
import { visitors, withoutRights } from './rights';

/** A snapshot of a regulation, taken when an audit is planned, so that later changes do not affect it. */
export const checklists = defineEntity({
  name: 'checklists',
  scope: 'instance',
  title: 'name',
  icon: 'ChecklistOutlined',
  fields: {
    regulation: reference('auditRegulations', { required: true, onDelete: 'keep' }),
    regulationVersion: integer({ required: true }),
    name: localizedText({ required: true, max: 200 }),
    shortName: text({ required: true, max: 40 }),
    type: choice(auditType, { required: true }),
    interval: integer({ required: true }),
    intervalUnit: choice(intervalUnit, { required: true }),
    components: list({ name: localizedText({ required: true, max: 160 }) }, { max: 60 }),
    parts: list(partFields, { heavy: true }),
  },
  permissions: {
    Owner: reading,
    Administrator: reading,
    Employee: reading,
    ServiceProvider: reading,
    ...visitors(true),
    ...withoutRights('SalesForce', 'ProviderAdmin', 'ProviderSupport'),
  },
  commandsOnly: true,
  list: {
    columns: ['shortName', 'name', 'type', 'regulationVersion'],
    filters: ['regulation', 'type'],
    sort: 'shortName',
  },
  form: { master: ['name', 'shortName', 'type', 'interval', 'intervalUnit', 'parts', 'components'] },
  offline: 'always',
});
export type Checklist = RecordOf<typeof checklists>;
