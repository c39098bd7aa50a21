import { described, many, map, nullable, object, optional, string, word } from '../language/commands/parts';
import { defineCommand } from '../language/defineCommand';
import { date, decimal, integer, reference } from '../language/fields/builders';
import type { AnalyticsBoard } from '../rules/analytics/mayAnalyse';
import { timespans } from '../rules/analytics/timespans';

const number = nullable(decimal());
const compared = { now: number, before: number };
const span = object({ from: date(), to: date() });
const when = { timespan: word(...timespans), day: described(date(), 'any day of the span') };

export const readAnalytics = defineCommand('/api/analytics', {
  method: 'GET',
  who: 'signedIn',
  input: {
    board: word('work', 'sales' satisfies AnalyticsBoard),
    ...when,
    broker: optional(reference('brokers')),
    salesman: optional(reference('salesmen')),
    account: optional(reference('instances')),
  },
  answer: {
    span,
    before: span,
    measures: many(
      object({
        name: string(),
        total: object(compared),
        groups: many(object({ key: nullable(string()), ...compared })),
        series: described(many(object(compared)), 'by the parts of the span'),
      }),
    ),
    activeUsers: described(nullable(object(compared)), 'people who stored something'),
    accounts: described(nullable(many(string())), 'those it was narrowed to, where they are few'),
  },
  summary: 'What was done or sold in a span, compared with the one before, under the rights of the lists',
});

export const readSellers = defineCommand('/api/analytics/sellers', {
  method: 'GET',
  who: 'signedIn',
  input: { by: word('broker', 'salesman'), ...when },
  answer: {
    span,
    before: span,
    sellers: many(
      object({
        id: nullable(string()),
        accounts: integer(),
        amounts: described(map(object(compared)), 'by the measure’s name'),
        revenue: described(map(object(compared)), 'by currency'),
      }),
    ),
  },
  summary: 'What each salesperson, or each broker, stands for in a span, compared with the one before',
});
