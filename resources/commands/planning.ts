import { definitions } from '../entities/index';
import { access, auditResult, auditType, contactType, instanceRole } from '../language/choices/choices';
import {
  described,
  draft,
  many,
  map,
  nullable,
  object,
  optional,
  row,
  string,
  word,
} from '../language/commands/parts';
import { defineCommand, recordCommand } from '../language/defineCommand';
import {
  boolean,
  choice,
  date,
  integer,
  localizedText,
  reference,
  references,
} from '../language/fields/builders';
import { obstacles } from '../rules/planning/whyNotChoosable';

const { auditPlannings, audits, contacts } = definitions;
/** Maximum number of pieces of equipment per appointment or change. */
const mostPieces = 5000;
const pieces = references('equipments', { max: mostPieces });
const confirmedOtherLocation = described(
  optional(boolean()),
  'pieces of another location than the appointment’s are meant to be on it',
);
const appointment = object({
  planning: reference('auditPlannings'),
  title: nullable(string()),
  datePlanned: date(),
  locationName: nullable(string()),
});
const obstacle = word(...obstacles);
const planning = row(auditPlannings);
const changesPlannings = { may: 'update', on: auditPlannings } as const;
const named = object({ id: reference('equipments'), identNumber: string() });

export const planInspection = defineCommand('/api/auditPlannings/plan', {
  who: { may: 'create', on: auditPlannings },
  input: { planning: draft(auditPlannings), equipments: pieces, confirmedOtherLocation },
  answer: planning,
  errors: ['PLANNING_EMPTY', 'PLANNING_REFUSED'],
  summary: 'Plan an inspection of these pieces; one that cannot be inspected refuses the whole',
});

export const listCandidates = defineCommand('/api/auditPlannings/candidates', {
  method: 'GET',
  who: { may: 'read', on: definitions.equipments },
  input: {
    location: reference('locations'),
    type: choice(auditType),
    owner: optional(reference('equipmentOwners')),
    auditor: optional(reference('contacts')),
    planning: optional(reference('auditPlannings')),
    q: optional(string()),
    from: optional(integer({ min: 0 })),
    size: optional(integer({ min: 0 })),
    only: optional(word('choosable')),
    where: optional(word('anywhere')),
    dueUntil: described(optional(date()), 'mandatory and due for this type of inspection'),
  },
  answer: {
    rows: many(
      object({
        id: reference('equipments'),
        identNumber: string(),
        qrCode: nullable(string()),
        serialNumber: nullable(string()),
        place: nullable(string()),
        locationName: nullable(string()),
        productName: nullable(string()),
        categoryName: nullable(localizedText({ max: 200 })),
        lastAuditDate: nullable(date()),
        nextAuditDate: nullable(date()),
        dutyDate: described(nullable(date()), 'when it is due for the type of inspection that is planned'),
        isNeverInspected: boolean(),
        isLocked: boolean(),
        lastAuditResult: nullable(choice(auditResult)),
        obstacle: nullable(obstacle),
        appointment: nullable(appointment),
        regulation: nullable(
          object({
            id: reference('auditRegulations'),
            shortName: string(),
            name: localizedText({ max: 200 }),
          }),
        ),
        isPlanned: boolean(),
      }),
    ),
    total: integer(),
    choosable: described(references('equipments'), 'all that match and can be chosen, whatever the page'),
    refused: described(map(integer()), 'how many of those that match cannot, by reason'),
    fitting: described(
      map(integer()),
      'for how many pieces of the place a type has a regulation, with `dueUntil` by which they are due',
    ),
    isCut: described(boolean(), 'not all that match were looked at'),
  },
  errors: ['BAD_QUERY'],
  summary: 'Equipment of a location with why it cannot be chosen',
});

export const changePlannedEquipments = recordCommand(auditPlannings, 'equipments', {
  who: changesPlannings,
  input: {
    add: optional(pieces),
    remove: optional(pieces),
    auditor: described(optional(reference('contacts')), 'who inspects from now on'),
    confirmedOtherLocation,
  },
  answer: planning,
  errors: ['PLANNING_FINISHED', 'PLANNING_REFUSED'],
  summary: 'Add or remove equipment, and name another auditor with it, all or nothing',
});

export const startPlanning = recordCommand(auditPlannings, 'start', {
  who: changesPlannings,
  answer: planning,
  errors: ['PLANNING_FINISHED'],
  summary: 'Note when the inspection began; a second start changes nothing',
});

export const finishPlanning = recordCommand(auditPlannings, 'finish', {
  who: changesPlannings,
  input: { openAudits: optional(word('remove', 'notTraceable')) },
  answer: {
    planning,
    scrapped: described(many(named), 'found to be scrap, and may now be archived'),
    next: described(
      nullable(object({ id: reference('auditPlannings'), datePlanned: date(), count: integer() })),
      'the appointment that repeats it; null: it does not repeat, or nothing can be planned',
    ),
  },
  errors: ['PLANNING_OPEN_AUDITS', 'PLANNING_BEYOND_RIGHTS'],
  summary: 'Finish; what is still open is taken off the list or kept as missed, as `openAudits` says',
});

export const beginInspection = recordCommand(audits, 'begin', {
  who: changesPlannings,
  input: {
    planning: reference('auditPlannings'),
    equipment: reference('equipments'),
    checklist: described(
      reference('checklists'),
      'by which it is carried out; a device may have an earlier version of the regulation',
    ),
  },
  answer: row(audits),
  errors: ['PLANNING_FINISHED', 'PLANNING_REFUSED'],
  summary:
    'Add a piece to an open appointment as an inspection with this new id; a second call changes nothing',
});

export const countDeletion = recordCommand(auditPlannings, 'deletion', {
  who: { may: 'delete', on: auditPlannings },
  answer: {
    count: described(integer(), 'unfinished inspections that go with it'),
    kept: described(integer(), 'finished ones that stay'),
  },
  isReading: true,
  summary: 'How many inspections go with a deletion, and how many stay',
});

export const archiveScrapped = recordCommand(auditPlannings, 'archiveScrapped', {
  who: { may: 'read', on: auditPlannings },
  answer: {
    archived: integer(),
    held: described(
      many(object({ id: reference('equipments'), identNumber: string(), code: string() })),
      'those that stay for now, with the code of what holds them',
    ),
  },
  summary: 'Archive what was found to be scrap, as far as nothing open holds it',
});

export const appointmentsBeyond = recordCommand(contacts, 'appointmentsBeyond', {
  who: { may: 'update', on: contacts },
  input: {
    instanceRole: optional(choice(instanceRole)),
    contactType: optional(choice(contactType)),
    location: optional(reference('locations')),
    locationAccess: optional(choice(access)),
    permittedLocations: optional(references('locations')),
    categoryAccess: optional(choice(access)),
    permittedCategories: optional(references('categories')),
  },
  answer: { count: integer(), first: described(many(appointment), 'the earliest of them') },
  summary: 'Open appointments of an auditor that would be beyond other rights; changes nothing',
});
