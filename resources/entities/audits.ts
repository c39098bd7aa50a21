import { answer, auditResult, auditType, dangerLevel } from '../choices';
import { defineEntity, type RecordOf, related } from '../defineEntity';
import {
  boolean,
  choice,
  date,
  datetime,
  decimal,
  files,
  list,
  longText,
  reference,
  text,
} from '../fields/builders';
import { asItsAuditor, inPermittedPlace, visitors } from './rights';

/** One inspection of one piece of equipment; planned as NOT_PROCESSED, carried out in the hall. */
export const audits = defineEntity({
  name: 'audits',
  scope: 'instance',
  title: 'equipment',
  icon: 'FactCheckOutlined',
  fields: {
    planning: reference('auditPlannings', { readOnly: true, onDelete: 'cascade' }),
    equipment: reference('equipments', { readOnly: true, blocksWhile: { isFinished: [false] } }),
    owner: reference('equipmentOwners', { readOnly: true, onDelete: 'keep' }),
    location: reference('locations', { readOnly: true, onDelete: 'keep' }),
    category: reference('categories', { readOnly: true, onDelete: 'keep' }),
    auditor: reference('contacts', { readOnly: true, blocksWhile: { isFinished: [false] } }),
    checklist: reference('checklists', { readOnly: true, onDelete: 'keep' }),
    report: reference('auditReports', { readOnly: true, onDelete: 'clear' }),
    type: choice(auditType, { readOnly: true }),
    result: choice(auditResult, { default: 'NOT_PROCESSED' }),
    comment: longText({ max: 4000 }),
    dateStarted: datetime(),
    dateAudited: datetime(),
    isFinished: boolean({ default: false }),
    isMissed: boolean({ readOnly: true }),
    nextAuditDate: date(),
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
  },
  // Of the inspection, not of who carries it out.
  about: 'nobody',
  permissions: {
    Owner: { read: true, update: true },
    Administrator: { read: true, update: true },
    Employee: { read: inPermittedPlace, update: inPermittedPlace },
    ServiceProvider: { read: asItsAuditor, update: asItsAuditor },
    ...visitors(inPermittedPlace),
  },
  list: {
    columns: ['dateAudited', 'equipment', 'type', 'result', 'auditor', 'location', 'isFinished'],
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
  // In the hall an audit is saved tap by tap; it has to be whole when it is finished.
  demandsWhen: { isFinished: true },
  offline: { with: 'location' },
});
export type Audit = RecordOf<typeof audits>;
export type AuditAnswer = NonNullable<Audit['answers']>[number];
