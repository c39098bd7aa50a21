import {
  auditResult,
  auditType,
  dutyType,
  intervalSource,
  intervalUnit,
  lastInspectionSource,
} from '../language/choices/choices';
import { defineEntity, type RecordOf } from '../language/defineEntity';
import { boolean, choice, date, file, integer, reference, text } from '../language/fields/builders';
import { inPermittedPlace, visitors, withoutRights } from './rights';

/**
 * The inspection duties of a piece: one row per applicable regulation, and one for its end of use. Derived by
 * `resources/rules/duties/deriveDuties.ts`; read-only for people.
 */
export const inspectionDuties = defineEntity({
  name: 'inspectionDuties',
  scope: 'instance',
  title: 'equipment',
  icon: 'EventRepeatOutlined',
  route: 'inspection-duties/overview',
  menu: { group: 'work', at: 60 },
  fields: {
    // Deleted and restored by the hooks of equipment.
    equipment: reference('equipments', { required: true, onDelete: 'keep' }),
    /** Empty for the end of use, and for dates of a piece without applicable regulation. */
    regulation: reference('auditRegulations', { onDelete: 'keep' }),
    type: choice(dutyType, { required: true }),
    isMandatory: boolean({ default: true }),
    interval: integer({ min: 1, max: 1000, unitField: 'intervalUnit' }),
    intervalUnit: choice(intervalUnit),
    intervalSource: choice(intervalSource),
    /** First use, commissioning, purchase, else the day of entry. */
    startsOn: date(),
    lastDate: date(),
    lastResult: choice(auditResult),
    lastAudit: reference('audits', { onDelete: 'keep' }),
    lastSource: choice(lastInspectionSource),
    /** Empty if nothing is due: the piece is scrapped or archived. */
    nextDate: date({ inspectedOn: { field: 'lastDate', when: { type: auditType.values } } }),
    /** An inspection carried out elsewhere: imported, or entered with a proof. */
    statedDate: date(),
    statedSource: choice(lastInspectionSource),
    statedBy: text({ max: 200, personal: true }),
    statedFile: file(),
    /** A next date set by hand; valid until an inspection after `agreedAfter`. */
    agreedDate: date(),
    agreedAfter: date(),
    agreedReason: text({ max: 300 }),
    agreedBy: text({ max: 200, personal: true }),
    owner: reference('equipmentOwners', { onDelete: 'keep' }),
    location: reference('locations', { onDelete: 'keep' }),
    category: reference('categories', { onDelete: 'keep' }),
  },
  permissions: {
    Owner: { read: true },
    Administrator: { read: true },
    Employee: { read: inPermittedPlace },
    ServiceProvider: { read: inPermittedPlace },
    ...visitors(inPermittedPlace),
    ...withoutRights('SalesForce', 'ProviderAdmin', 'ProviderSupport'),
  },
  commandsOnly: true,
  list: {
    columns: [
      'nextDate',
      'equipment',
      'regulation',
      'type',
      'lastDate',
      'lastResult',
      'location',
      'owner',
      'interval',
      'isMandatory',
    ],
    filters: [
      'equipment',
      'regulation',
      'type',
      'isMandatory',
      'nextDate',
      'lastDate',
      'owner',
      'location',
      'category',
    ],
    sort: 'nextDate',
    sorts: ['nextDate', 'lastDate', 'type'],
  },
  form: {
    master: [
      'equipment',
      'regulation',
      'type',
      'isMandatory',
      'interval',
      'intervalUnit',
      'intervalSource',
      'startsOn',
      'nextDate',
    ],
    last: ['lastDate', 'lastResult', 'lastAudit', 'lastSource', 'statedDate', 'statedBy', 'statedFile'],
    agreed: ['agreedDate', 'agreedReason', 'agreedBy'],
  },
  exports: [
    'equipment',
    'regulation',
    'type',
    'isMandatory',
    'interval',
    'intervalUnit',
    'intervalSource',
    'startsOn',
    'lastDate',
    'lastResult',
    'lastSource',
    'nextDate',
    'agreedReason',
    'agreedBy',
    'owner',
    'location',
    'category',
  ],
  calendar: {
    countedBy: 'location',
    given: { isMandatory: true },
    kinds: 'type',
    flag: { of: 'equipment', is: 'isLocked' },
  },
  offline: { with: 'location' },
});
export type InspectionDuty = RecordOf<typeof inspectionDuties>;
