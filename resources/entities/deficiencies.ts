import { contradictedResult, dangerLevel, followUpOutcome, taskStatus } from '../language/choices/choices';
import { defineEntity, type RecordOf } from '../language/defineEntity';
import {
  boolean,
  choice,
  date,
  files,
  integer,
  longText,
  reference,
  text,
} from '../language/fields/builders';
import { everything, type RowFilter } from '../language/permissions';
import { deficiencyFollowUp } from './deficiencyFollowUp';
import { asItsAuditor, inPermittedPlace, visitors, withoutRights } from './rights';
import { taskSteps } from './taskSteps';

const ofOwnAudit: RowFilter = [{ field: 'audit', through: 'audits', where: asItsAuditor }];

/** Required when a finished inspection's deficiency is changed; stored in the inspection's `corrections`. */
const correctionReason = text({
  max: 500,
  when: { isInspectionFinished: true },
  requiredBesides: deficiencyFollowUp,
  formOnly: true,
});

/** A deficiency found in an audit, with its measure; open until the measure is done. */
export const deficiencies = defineEntity({
  name: 'deficiencies',
  scope: 'instance',
  title: 'description',
  icon: 'ReportProblemOutlined',
  fields: {
    audit: reference('audits', { required: true, onDelete: 'cascade' }),
    checkpoint: text({ max: 36 }),
    equipment: reference('equipments', { readOnly: true, onDelete: 'keep' }),
    owner: reference('equipmentOwners', { readOnly: true, onDelete: 'keep' }),
    location: reference('locations', { readOnly: true, onDelete: 'keep' }),
    category: reference('categories', { readOnly: true, onDelete: 'keep' }),
    description: longText({ required: true, max: 2000 }),
    measure: longText({ max: 2000 }),
    dateDue: date(),
    responsiblePerson: text({ max: 160, personal: true }),
    component: text({ max: 160 }),
    /** Where on a rack: bay from the left, from 1, and level from below; 0 is the floor. */
    bay: integer({ min: 1, max: 100, when: { categoryType: 'shelf' } }),
    level: integer({ min: 0, max: 100, when: { categoryType: 'shelf' } }),
    dangerLevel: choice(dangerLevel, { required: true, default: 'green' }),
    photos: files({ max: 20, accept: 'image' }),
    status: choice(taskStatus, { required: true, default: 'OPEN' }),
    /** Found at a checkpoint that is hidden by later answers: kept, but not counted and not in the report. */
    isNotAsked: boolean({ readOnly: true, default: false }),
    foundOn: date({ readOnly: true }),
    /** Since when it is orange; it becomes red if it stays open (`resources/rules/locks/escalation.ts`). */
    orangeSince: date({ readOnly: true }),
    escalatedOn: date({ readOnly: true }),
    /** The day on which the escalation warning was sent. */
    escalationNoticedOn: date({ readOnly: true, internal: true }),
    correctionReason,
    /** How and by whom it was remedied; closing requires a text or a photo. */
    remedy: longText({ max: 2000 }),
    remedyPhotos: files({ max: 20, accept: 'image' }),
    remediedBy: text({ max: 160, personal: true }),
    remediedOn: date({ readOnly: true }),
    /** What a later inspection found. */
    lastOutcome: choice(followUpOutcome, { readOnly: true }),
    lastOutcomeOn: date({ readOnly: true }),
    lastOutcomeAudit: reference('audits', { readOnly: true, onDelete: 'keep' }),
  },
  // About the equipment, not about the finder.
  about: 'nobody',
  permissions: {
    Owner: everything,
    Administrator: everything,
    Employee: {
      read: inPermittedPlace,
      create: inPermittedPlace,
      update: inPermittedPlace,
      delete: inPermittedPlace,
    },
    ServiceProvider: { read: ofOwnAudit, create: ofOwnAudit, update: ofOwnAudit, delete: ofOwnAudit },
    ...visitors(inPermittedPlace),
    ...withoutRights('SalesForce', 'ProviderAdmin', 'ProviderSupport'),
  },
  setByCalendar: 'escalatedOn',
  // The others where the result of the finished inspection, or of later ones, rested on the deficiency alone.
  deletionAsks: {
    correctionReason,
    contradictedResult: choice(contradictedResult),
    contradictedLater: choice(contradictedResult),
  },
  list: {
    columns: ['dangerLevel', 'description', 'equipment', 'measure', 'dateDue', 'responsiblePerson', 'status'],
    filters: [
      'audit',
      'equipment',
      'owner',
      'location',
      'dangerLevel',
      'status',
      'dateDue',
      'foundOn',
      'remediedOn',
      'isNotAsked',
    ],
    sort: 'dateDue',
    given: { isNotAsked: false },
    sorts: ['dangerLevel', 'dateDue', 'status'],
  },
  steps: {
    ...taskSteps,
    complete: {
      ...taskSteps.complete,
      asks: { remedy: 'oneOf', remedyPhotos: 'oneOf', remediedBy: 'required' },
      staleAfter: ['dangerLevel', 'status'],
    },
  },
  form: {
    master: [
      'equipment',
      'description',
      'dangerLevel',
      'component',
      'bay',
      'level',
      'measure',
      'dateDue',
      'responsiblePerson',
      'status',
      'photos',
      'correctionReason',
    ],
    remedy: [
      'remedy',
      'remedyPhotos',
      'remediedBy',
      'remediedOn',
      'orangeSince',
      'escalatedOn',
      'lastOutcome',
      'lastOutcomeOn',
      'lastOutcomeAudit',
    ],
  },
  exports: [
    'equipment',
    'owner',
    'location',
    'category',
    'description',
    'dangerLevel',
    'component',
    'bay',
    'level',
    'measure',
    'dateDue',
    'responsiblePerson',
    'status',
  ],
  arranges: ['component', 'measure', 'dateDue', 'responsiblePerson', 'photos'],
  offline: { with: 'location' },
});
export type Deficiency = RecordOf<typeof deficiencies>;
