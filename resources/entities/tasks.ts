import { dangerLevel, taskLinkType, taskStatus, taskType } from '../language/choices/choices';
import { defineEntity, type RecordOf } from '../language/defineEntity';
import { choice, date, files, longText, reference, text } from '../language/fields/builders';
import { everything } from '../language/permissions';
import { asItsResponsible, inPermittedPlace, visitors, withoutRights } from './rights';
import { taskSteps } from './taskSteps';

const whileOpen = { status: ['OPEN', 'RUNNING'] } as const;

/** A task with a due date on equipment, a person or a location; created by hand or from a deficiency. */
export const tasks = defineEntity({
  name: 'tasks',
  scope: 'instance',
  title: 'title',
  icon: 'TaskOutlined',
  route: 'tasks/overview-open',
  menu: { group: 'work', at: 100 },
  fields: {
    title: text({ required: true, max: 150, search: true }),
    description: longText({ max: 4000 }),
    type: choice(taskType, { required: true, default: 'DEFAULT' }),
    status: choice(taskStatus, { required: true, default: 'OPEN' }),
    dateDue: date(),
    dateCompleted: date({ readOnly: true }),
    /** How and by whom it was done; required for tasks from a deficiency. */
    completionNote: longText({ max: 2000 }),
    completionPhotos: files({ max: 20, accept: 'image' }),
    completedBy: text({ max: 160, personal: true }),
    photos: files({ max: 20, accept: 'image' }),
    /** Damage reported on the public page: the number that the reporter was shown. */
    reportNumber: text({ max: 20, readOnly: true, search: true }),
    reportedDanger: choice(dangerLevel, { readOnly: true }),
    reportedBy: text({ max: 160, readOnly: true, personal: true }),
    reportedPhone: text({ max: 30, readOnly: true, personal: true }),
    responsible: reference('contacts', { onDelete: 'clear' }),
    /** Kind of the target; the field of that name refers to it. */
    linkType: choice(taskLinkType, { required: true, default: 'EQUIPMENT' }),
    equipment: reference('equipments', {
      required: true,
      onDelete: 'cascade',
      when: { linkType: 'EQUIPMENT' },
    }),
    contact: reference('contacts', { required: true, onDelete: 'cascade', when: { linkType: 'CONTACT' } }),
    // For equipment: its location.
    location: reference('locations', { blocksWhile: whileOpen, when: { linkType: ['LOCATION', 'CONTACT'] } }),
    owner: reference('equipmentOwners', { readOnly: true, blocksWhile: whileOpen }),
    category: reference('categories', { readOnly: true, onDelete: 'keep' }),
    deficiency: reference('deficiencies', { readOnly: true, onDelete: 'cascade' }),
    audit: reference('audits', { readOnly: true, onDelete: 'clear' }),
    /** The appointment or report that a reminder is about. */
    planning: reference('auditPlannings', { readOnly: true, onDelete: 'cascade' }),
    report: reference('auditReports', { readOnly: true, onDelete: 'cascade' }),
  },
  // About the task, not about the person assigned.
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
    ServiceProvider: { read: asItsResponsible, update: asItsResponsible },
    SalesForce: { read: asItsResponsible, update: asItsResponsible },
    ...visitors(inPermittedPlace),
    ...withoutRights('ProviderAdmin', 'ProviderSupport'),
  },
  list: {
    columns: ['dateDue', 'title', 'type', 'equipment', 'location', 'owner', 'responsible', 'status'],
    filters: ['status', 'type', 'dateDue', 'responsible', 'owner', 'location', 'equipment', 'category'],
    sort: 'dateDue',
    sorts: ['dateDue', 'title', 'type', 'equipment', 'location', 'owner', 'responsible', 'status'],
    tabs: 'status',
  },
  steps: {
    ...taskSteps,
    complete: {
      ...taskSteps.complete,
      asks: { completionNote: 'oneOf', completionPhotos: 'oneOf', completedBy: 'required' },
      asksWhen: 'deficiency',
    },
  },
  form: {
    master: [
      'title',
      'type',
      'status',
      'dateDue',
      'responsible',
      'linkType',
      'equipment',
      'contact',
      'location',
      'description',
      'photos',
      'reportNumber',
      'reportedDanger',
      'reportedBy',
      'reportedPhone',
      'owner',
      'category',
      'dateCompleted',
      'completionNote',
      'completionPhotos',
      'completedBy',
      'deficiency',
      'audit',
      'planning',
      'report',
    ],
  },
  exchange: {
    key: 'title',
    columns: [
      'title',
      'type',
      'status',
      'dateDue',
      'responsible',
      'linkType',
      'equipment',
      'contact',
      'location',
      'owner',
      'category',
      'description',
      'dateCompleted',
    ],
    disambiguateBy: ['equipment', 'contact', 'location', 'dateDue'],
  },
  offline: { with: 'location' },
});
export type Task = RecordOf<typeof tasks>;
