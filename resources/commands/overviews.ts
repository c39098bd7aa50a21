import { auditType } from '../language/choices/choices';
import {
  described,
  json,
  many,
  map,
  nullable,
  object,
  optional,
  string,
  word,
} from '../language/commands/parts';
import { defineCommand } from '../language/defineCommand';
import { boolean, choice, date, datetime, integer, reference } from '../language/fields/builders';
import type { EntityName } from '../language/names';
import type { CalendarFilter } from '../rules/calendar/calendarPage';
import type { Horizon } from '../rules/suggestions/suggestions';

const resource = string<EntityName>();
const record = json<Record<string, unknown> & { id: string }>('a row of the entity');
const today = described(date(), 'where the person is');

export const searchAll = defineCommand('/api/search', {
  method: 'GET',
  who: 'signedIn',
  input: { q: described(string(), '2 to 100 characters') },
  answer: many(
    object({
      resource,
      rows: many(record),
      hasMore: boolean(),
    }),
  ),
  summary: 'Everything one may see that holds all words, grouped by entity',
});

export const readSuggestions = defineCommand('/api/suggestions', {
  method: 'GET',
  who: 'signedIn',
  input: { today, horizon: word('FOURWEEKS', 'THREEMONTHS', 'SIXMONTHS', 'ONEYEAR' satisfies Horizon) },
  answer: many(
    object({
      location: reference('locations'),
      owner: nullable(reference('equipmentOwners')),
      type: choice(auditType),
      count: integer(),
      overdue: integer(),
      firstDue: date(),
    }),
  ),
  summary: 'Places and types of inspection to plan, the most overdue first',
});

export const readDashboard = defineCommand('/api/dashboard', {
  method: 'GET',
  who: 'signedIn',
  input: { today },
  answer: {
    hasEquipment: boolean(),
    hasReport: described(boolean(), 'a final one, or the person sees no reports'),
    figures: described(map(integer()), 'by the figure’s name'),
    charts: described(
      map(
        many(
          object({
            key: nullable(string()),
            count: integer(),
            overdue: optional(integer()),
          }),
        ),
      ),
      'by the chart’s name',
    ),
    changes: many(
      object({
        resource,
        operation: word('create', 'update', 'delete', 'restore'),
        at: datetime(),
        by: nullable(string()),
        record,
      }),
    ),
  },
  summary: 'What wants doing, counted for this person; figures, charts and the latest changes',
});

const calendarPage = object({
  entries: many(object({ resource, day: date(), record })),
  counts: many(
    object({
      resource,
      day: date(),
      by: nullable(string()),
      count: integer(),
      kinds: described(optional(map(integer())), 'the count by type of inspection'),
      flagged: described(integer(), 'locked pieces among them'),
    }),
  ),
  hasMore: boolean(),
});
const narrowing = {
  show: described(optional(string()), 'names of entities, parted by commas; absent: all'),
  filter: optional(json<CalendarFilter>('JSON: ids by `owner`, `location` and `auditor`')),
};

export const readCalendar = defineCommand('/api/calendar', {
  method: 'GET',
  who: 'signedIn',
  input: { from: date(), to: date(), ...narrowing },
  answer: calendarPage,
  summary:
    'What falls on the days `from` to `to` (at most 62): appointments one by one, inspections due counted by day and location',
});

export const readOverdue = defineCommand('/api/calendar/overdue', {
  method: 'GET',
  who: 'signedIn',
  input: { today, ...narrowing },
  answer: calendarPage,
  summary:
    'What should have been done before `today`; inspections due counted by location with the oldest day',
});
