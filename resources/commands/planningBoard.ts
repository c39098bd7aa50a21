import { definitions } from '../entities/index';
import { auditType, planningState } from '../language/choices/choices';
import {
  described,
  draft,
  many,
  nullable,
  object,
  optional,
  row,
  string,
  word,
} from '../language/commands/parts';
import { defineCommand } from '../language/defineCommand';
import { boolean, choice, date, integer, reference } from '../language/fields/builders';
import type { Horizon } from '../rules/suggestions/suggestions';

const { auditPlannings } = definitions;
const named = object({ id: string(), name: string() });
const minutes = described(nullable(integer()), 'by the median of past inspections; null: none is known');

export const readBoard = defineCommand('/api/auditPlannings/board', {
  method: 'GET',
  who: { may: 'read', on: auditPlannings },
  input: { from: date(), to: date() },
  answer: {
    appointments: many(
      object({
        id: reference('auditPlannings'),
        version: integer(),
        title: nullable(string()),
        owner: nullable(reference('equipmentOwners')),
        ownerName: nullable(string()),
        location: reference('locations'),
        locationName: nullable(string()),
        auditor: nullable(reference('contacts')),
        type: choice(auditType),
        state: choice(planningState),
        datePlanned: date(),
        dateUntil: nullable(date()),
        pieces: integer(),
        done: integer(),
        minutes,
      }),
    ),
    inspectors: described(many(named), 'who inspects in the account, and who is named by an appointment'),
    absences: many(
      object({
        id: reference('absences'),
        contact: reference('contacts'),
        dateFrom: date(),
        dateUntil: date(),
      }),
    ),
  },
  errors: ['BAD_QUERY'],
  summary: 'Appointments of a period with their work, inspectors and absences',
});

export const readWaiting = defineCommand('/api/auditPlannings/waiting', {
  method: 'GET',
  who: { may: 'create', on: auditPlannings },
  input: {
    today: described(date(), 'where the person is'),
    horizon: word('FOURWEEKS', 'THREEMONTHS', 'SIXMONTHS', 'ONEYEAR' satisfies Horizon),
  },
  answer: many(
    object({
      location: reference('locations'),
      locationName: nullable(string()),
      owner: nullable(reference('equipmentOwners')),
      ownerName: nullable(string()),
      zip: described(nullable(string()), 'of the place or the nearest one above it'),
      city: nullable(string()),
      contact: described(nullable(reference('contacts')), 'of the place or the nearest one above it'),
      type: choice(auditType),
      count: integer(),
      overdue: integer(),
      firstDue: date(),
      minutes,
    }),
  ),
  summary: 'What is due and not planned, by place and type of inspection, the most overdue first',
});

export const planDue = defineCommand('/api/auditPlannings/planDue', {
  who: { may: 'create', on: auditPlannings },
  input: {
    planning: draft(auditPlannings),
    dueUntil: date(),
    includesBelow: described(optional(boolean()), 'also what is due at places below'),
  },
  answer: row(auditPlannings),
  errors: ['PLANNING_EMPTY', 'PLANNING_REFUSED'],
  summary:
    'Plan an inspection of all that is due at a place for a type of inspection, as far as it can be planned',
});
