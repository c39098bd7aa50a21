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

/** A missed one is over with its appointment. */
const whileToDo = { isFinished: [false], isMissed: [false, null] } as const;

/** One inspection of one piece of equipment; planned as NOT_PROCESSED, carried out in the hall. */
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
    /** It was finished after the day it was due; empty where nothing was due, as of a first inspection. */
    isLate: boolean({ readOnly: true }),
    nextAuditDate: date(),
    /** Why the next inspection is set later than the interval allows. */
    nextAuditDateReason: text({ max: 300 }),
    /** The next date was set by a person; otherwise it follows from the interval. */
    isNextDateSet: boolean({ readOnly: true }),
    /** The inspector was told that the result contradicts the answers, and confirmed it. */
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
    /** Parts of the checklist that this piece does not have. */
    notApplicableParts: list(
      { part: text({ required: true, max: 36, itemOf: 'checklist' }) },
      { max: 100, heavy: true, eachOnce: 'part' },
    ),
    damageImages: files({ max: 50, accept: 'image' }),
    /** What became of the deficiencies that were open at the piece. */
    followUps: list(
      {
        deficiency: text({ required: true, max: 36 }),
        outcome: choice(followUpOutcome, { required: true }),
        /** The new one, where it became worse. */
        dangerLevel: choice(dangerLevel),
        comment: text({ max: 2000 }),
        photos: files({ max: 20, accept: 'image' }),
        /** The danger level on the screen when it was answered, and the version of the deficiency on that device. */
        seenLevel: choice(dangerLevel),
        seenVersion: integer(),
      },
      { max: 500, heavy: true, eachOnce: 'deficiency' },
    ),
    /** Ids of the lock reasons that the inspector was shown before finishing. */
    seenLocks: list({ lock: text({ required: true, max: 64 }) }, { max: 200, heavy: true, eachOnce: 'lock' }),
    /** Finished on a device that did not know of a newer deficiency or lock: it lifts no lock. */
    isUnaware: boolean({ readOnly: true, default: false }),
    unawareOf: list(
      { kind: choice(lockKind, { required: true }), key: text({ required: true, max: 64 }) },
      { max: 500, readOnly: true },
    ),
    /** The lock that its result put on the piece was lifted by a command. */
    liftedAt: datetime({ readOnly: true }),
    liftedBy: text({ max: 200, personal: true, readOnly: true }),
    liftReason: text({ max: 300, readOnly: true }),
    /**
     * What its report says of the piece besides: fixed when it is finished, so that neither a later inspection nor a
     * derived date changes what was signed. By when which regulation is due,
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
      },
      { max: 1000, readOnly: true, heavy: true },
    ),
    /** and locks that were lifted since the inspection before. */
    liftedLocks: list(liftedLockFields, { max: 200, readOnly: true, heavy: true }),
    /** Sent with a change of a finished inspection, which is refused without; kept in `corrections`. */
    correctionReason: text({ max: 500 }),
    /** What was changed after it was finished, and why. */
    corrections: list(
      {
        at: datetime({ required: true }),
        by: text({ max: 200, personal: true }),
        reason: text({ required: true, max: 500 }),
        /** Names of the fields that were changed. */
        changed: text({ max: 500 }),
        /** Their values before, as JSON. */
        before: longText({ max: 2000000 }),
      },
      { max: 100, readOnly: true, heavy: true },
    ),
  },
  // Of the inspection, not of who carries it out.
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
  // In the hall an audit is saved tap by tap; it has to be whole when it is finished.
  demandsWhen: { isFinished: true },
  offline: { with: 'location' },
});
export type Audit = RecordOf<typeof audits>;
export type AuditAnswer = NonNullable<Audit['answers']>[number];
