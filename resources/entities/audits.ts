import {
  answer,
  auditResult,
  auditType,
  dangerLevel,
  dutyType,
  followUpOutcome,
  intervalUnit,
  lockKind,
  taskStatus,
} from '../language/choices/choices';
import { defineEntity, type RecordOf, related } from '../language/defineEntity';
import {
  boolean,
  choice,
  date,
  datetime,
  decimal,
  files,
  integer,
  list,
  longText,
  reference,
  text,
} from '../language/fields/builders';
import { liftedLockFields } from './liftedLockFields';
import { asItsAuditor, inPermittedPlace, visitors, withoutRights } from './rights';

/** A missed inspection ends with its appointment. */
const whileToDo = { isFinished: [false], isMissed: [false, null] } as const;

/** One inspection of one piece of equipment; planned as NOT_PROCESSED. */
export const audits = defineEntity({
  name: 'audits',
  scope: 'instance',
  title: 'equipment',
  icon: 'FactCheckOutlined',
  route: 'audits/inspections/overview',
  menu: { group: 'work', at: 80 },
  fields: {
    planning: reference('auditPlannings', {
      readOnly: true,
      onDelete: 'cascade',
      cascadesWhile: { isFinished: [false, null] },
    }),
    equipment: reference('equipments', { readOnly: true, blocksWhile: whileToDo }),
    owner: reference('equipmentOwners', { readOnly: true, onDelete: 'keep' }),
    location: reference('locations', { readOnly: true, onDelete: 'keep' }),
    category: reference('categories', { readOnly: true, onDelete: 'keep' }),
    auditor: reference('contacts', { readOnly: true, blocksWhile: whileToDo }),
    checklist: reference('checklists', { readOnly: true, onDelete: 'keep' }),
    report: reference('auditReports', { readOnly: true, onDelete: 'clear' }),
    type: choice(auditType, { readOnly: true }),
    result: choice(auditResult, { default: 'NOT_PROCESSED' }),
    comment: longText({ max: 4000 }),
    dateStarted: datetime(),
    dateAudited: datetime(),
    isFinished: boolean({ default: false }),
    isMissed: boolean({ readOnly: true }),
    /** Finished after its due date; empty if none was due, e.g. for a first inspection. */
    isLate: boolean({ readOnly: true }),
    nextAuditDate: date(),
    /** Reason for a next date later than the interval allows. */
    nextAuditDateReason: text({ max: 300 }),
    /** The next date was set by hand; else it follows from the interval. */
    isNextDateSet: boolean({ readOnly: true }),
    /** The inspector confirmed a result that contradicts the answers. */
    confirmedContradiction: boolean(),
    answers: list(
      {
        checkpoint: text({ required: true, max: 36, itemOf: 'checklist' }),
        answer: choice(answer),
        number: decimal(),
        dangerLevel: choice(dangerLevel),
        comment: text({ max: 2000 }),
        photos: files({ max: 20, accept: 'image' }),
      },
      { max: 1000, heavy: true, eachOnce: 'checkpoint' },
    ),
    /** Parts of the checklist that the piece does not have. */
    notApplicableParts: list(
      { part: text({ required: true, max: 36, itemOf: 'checklist' }) },
      { max: 100, heavy: true, eachOnce: 'part' },
    ),
    damageImages: files({ max: 50, accept: 'image' }),
    /** Outcome of the piece's open deficiencies from earlier inspections. */
    followUps: list(
      {
        deficiency: text({ required: true, max: 36 }),
        outcome: choice(followUpOutcome, { required: true }),
        /** The new danger level, if it got worse. */
        dangerLevel: choice(dangerLevel),
        comment: text({ max: 2000 }),
        photos: files({ max: 20, accept: 'image' }),
        /** Danger level shown on the device when it was answered, and the version of the deficiency there. */
        seenLevel: choice(dangerLevel),
        seenVersion: integer(),
      },
      { max: 500, heavy: true, eachOnce: 'deficiency' },
    ),
    /** Ids of the lock reasons shown to the inspector before finishing. */
    seenLocks: list({ lock: text({ required: true, max: 64 }) }, { max: 200, heavy: true, eachOnce: 'lock' }),
    /** Finished on a device without a newer deficiency or lock: it does not lift a lock. */
    isUnaware: boolean({ readOnly: true, default: false }),
    unawareOf: list(
      { kind: choice(lockKind, { required: true }), key: text({ required: true, max: 64 }) },
      { max: 500, readOnly: true },
    ),
    /** The lock caused by its result was lifted by a command. */
    liftedAt: datetime({ readOnly: true }),
    liftedBy: text({ max: 200, personal: true, readOnly: true }),
    liftReason: text({ max: 300, readOnly: true }),
    /**
     * Facts for its report, frozen when it is finished, so that later inspections or recalculated dates do not change
     * what was signed: due dates by regulation,
     */
    nextDates: list(
      {
        regulation: reference('auditRegulations', { onDelete: 'keep' }),
        type: choice(dutyType),
        isMandatory: boolean(),
        interval: integer({ min: 1, max: 1000, unitField: 'intervalUnit' }),
        intervalUnit: choice(intervalUnit),
        date: date(),
      },
      { max: 500, readOnly: true, heavy: true },
    ),
    /** deficiencies of earlier inspections as they were then, */
    earlierFound: list(
      {
        deficiency: text({ required: true, max: 36 }),
        description: longText({ max: 2000 }),
        dangerLevel: choice(dangerLevel),
        status: choice(taskStatus),
        foundOn: date(),
        measure: longText({ max: 2000 }),
        dateDue: date(),
        responsiblePerson: text({ max: 160, personal: true }),
        remedy: longText({ max: 2000 }),
        // Absent in inspections finished before there were positions: their reports and hashes stay as they are.
        bay: integer(),
        level: integer(),
      },
      { max: 1000, readOnly: true, heavy: true },
    ),
    /** and locks lifted since the previous inspection. */
    liftedLocks: list(liftedLockFields, { max: 200, readOnly: true, heavy: true }),
    /** Required when a finished inspection is changed; stored in `corrections`. */
    correctionReason: text({ max: 500 }),
    /** Changes after it was finished, with their reasons. */
    corrections: list(
      {
        at: datetime({ required: true }),
        by: text({ max: 200, personal: true }),
        reason: text({ required: true, max: 500 }),
        /** Names of the changed fields. */
        changed: text({ max: 500 }),
        /** Previous values, as JSON. */
        before: longText({ max: 2000000 }),
      },
      { max: 100, readOnly: true, heavy: true },
    ),
  },
  createdByCommand: 'begin',
  // A record of the inspection, not about the inspector.
  about: 'nobody',
  permissions: {
    Owner: { read: true, update: true },
    Administrator: { read: true, update: true },
    Employee: { read: inPermittedPlace, update: inPermittedPlace },
    ServiceProvider: { read: asItsAuditor, update: asItsAuditor },
    ...visitors(inPermittedPlace),
    ...withoutRights('SalesForce', 'ProviderAdmin', 'ProviderSupport'),
  },
  list: {
    columns: ['dateAudited', 'equipment', 'type', 'result', 'location', 'auditor', 'isFinished'],
    filters: [
      'planning',
      'equipment',
      'owner',
      'location',
      'type',
      'result',
      'auditor',
      'isFinished',
      'report',
    ],
    sort: 'dateAudited',
    sorts: ['dateAudited', 'equipment', 'type', 'result', 'location', 'auditor'],
    order: 'DESC',
  },
  form: {
    master: [
      'equipment',
      'type',
      'result',
      'comment',
      'auditor',
      'dateAudited',
      'nextAuditDate',
      'damageImages',
    ],
    deficiencies: related('deficiencies', 'audit'),
  },
  exports: [
    'dateAudited',
    'equipment',
    'owner',
    'location',
    'category',
    'type',
    'result',
    'auditor',
    'planning',
    'report',
    'isFinished',
    'isMissed',
    'nextAuditDate',
    'comment',
  ],
  arranges: ['comment', 'damageImages'],
  hasOwnForm: true,
  // Saved incrementally during the inspection; required fields are checked when it is finished.
  demandsWhen: { isFinished: true },
  offline: { with: 'location' },
});
export type Audit = RecordOf<typeof audits>;
export type AuditAnswer = NonNullable<Audit['answers']>[number];
