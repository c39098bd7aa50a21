import { auditType, intervalUnit, planningState } from '../language/choices/choices';
import { defineEntity, type RecordOf, related } from '../language/defineEntity';
import {
  boolean,
  choice,
  date,
  datetime,
  integer,
  list,
  longText,
  reference,
  references,
  text,
} from '../language/fields/builders';
import { everything } from '../language/permissions';
import { asItsAuditor, visitors, withoutRights, withPermittedCategory } from './rights';
import { signatureFields } from './signatureFields';

// Only open appointments block a deletion; finished ones keep their references.
const whileOpen = { state: ['open'] } as const;

/** An appointment to inspect equipment at one location; its audits are the inspection list. */
export const auditPlannings = defineEntity({
  name: 'auditPlannings',
  scope: 'instance',
  title: 'title',
  icon: 'EventOutlined',
  route: 'audits/planning/overview',
  menu: { group: 'work', at: 70 },
  fields: {
    title: text({ max: 150, search: true }),
    owner: reference('equipmentOwners', { blocksWhile: whileOpen }),
    location: reference('locations', { required: true, sameOwnerAs: 'owner', blocksWhile: whileOpen }),
    auditor: reference('contacts', {
      required: true,
      blocksWhile: whileOpen,
      filter: { contactType: ['owner', 'admin', 'auditor', 'employee', 'external-auditor'] },
    }),
    contact: reference('contacts', { blocksWhile: whileOpen }),
    /** The contact is told by mail when it is planned, moved or cancelled. */
    confirmsByMail: boolean({ default: false }),
    datePlanned: date({ required: true, isToldIfPast: true }),
    /** The last day of an appointment of several days. */
    dateUntil: date({ notBelow: 'datePlanned' }),
    type: choice(auditType, { required: true, default: 'expert' }),
    /** After it is finished, the next appointment with the same equipment is planned. */
    repeatEvery: integer({ min: 1, max: 1000, unitField: 'repeatUnit' }),
    repeatUnit: choice(intervalUnit),
    /** The appointment it repeats. */
    previous: reference('auditPlannings', { readOnly: true, onDelete: 'clear' }),
    comment: longText({ max: 2000 }),
    /** Preparation steps, ticked off before the first inspection. */
    preparations: list(
      { name: text({ required: true, max: 200 }), isDone: boolean({ default: false }) },
      { max: 30, sortable: true },
    ),
    /** Who confirmed the appointment and what was confirmed; not changed when day or list change later. */
    signatures: list({ ...signatureFields, forDate: date(), forCount: integer({ min: 0 }) }, { max: 4 }),
    state: choice(planningState, { readOnly: true }),
    dateStarted: datetime({ readOnly: true }),
    dateFinished: datetime({ readOnly: true }),
    plannedCount: integer({ readOnly: true }),
    processedCount: integer({ readOnly: true }),
    missedCount: integer({ readOnly: true }),
    categories: references('categories', { readOnly: true }),
  },
  // A record of the appointment, not about the inspector.
  about: 'nobody',
  permissions: {
    Owner: everything,
    Administrator: everything,
    Employee: { read: withPermittedCategory, create: withPermittedCategory, update: withPermittedCategory },
    ServiceProvider: { read: asItsAuditor, update: asItsAuditor },
    ...visitors(withPermittedCategory),
    ...withoutRights('SalesForce', 'ProviderAdmin', 'ProviderSupport'),
  },
  countsBeforeDelete: 'deletion',
  list: {
    columns: [
      'datePlanned',
      'title',
      'owner',
      'location',
      'auditor',
      'type',
      'state',
      'processedCount',
      'plannedCount',
      'dateFinished',
    ],
    filters: ['state', 'owner', 'location', 'auditor', 'type', 'datePlanned'],
    sort: 'datePlanned',
    sorts: ['datePlanned', 'dateFinished', 'title', 'owner', 'location', 'auditor', 'type', 'state'],
  },
  form: {
    master: [
      'owner',
      'location',
      'auditor',
      'contact',
      'confirmsByMail',
      'datePlanned',
      'dateUntil',
      'type',
      'repeatEvery',
      'repeatUnit',
      'previous',
      'title',
      'comment',
      'preparations',
      'signatures',
    ],
    audits: related('audits', 'planning'),
  },
  exports: [
    'datePlanned',
    'dateUntil',
    'title',
    'owner',
    'location',
    'auditor',
    'contact',
    'type',
    'state',
    'plannedCount',
    'processedCount',
    'missedCount',
    'dateStarted',
    'dateFinished',
    'comment',
  ],
  calendar: 'each',
  arranges: ['dateUntil', 'contact', 'title', 'comment'],
  offline: { with: 'location' },
});
export type AuditPlanning = RecordOf<typeof auditPlannings>;
