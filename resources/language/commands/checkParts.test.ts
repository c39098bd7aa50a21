import { describe, expect, it } from 'vitest';
import { definitions } from '../../entities/index';
import { addressOf, defineCommand, mayGive, recordCommand, takeInput } from '../defineCommand';
import { boolean, integer, reference, text } from '../fields/builders';
import { newId } from '../ids';
import type { Actor, Role } from '../permissions';
import { schemaOfParts } from './partSchemas';
import { draft, either, json, many, map, nullable, object, optional, string, word } from './parts';
import { readQuery } from './readQuery';

const order = defineCommand('/api/orders/place', {
  who: { roles: ['Owner'], writes: true },
  input: {
    items: many(object({ id: reference('orders'), quantity: integer({ min: 1, max: 9 }) }), {
      min: 1,
      max: 2,
    }),
    comment: optional(text({ max: 5 })),
    until: nullable(string()),
    how: optional(word('post', 'mail')),
  },
  answer: { count: integer() },
  summary: '',
});
const id = newId();
const sent = { items: [{ id, quantity: 1 }], until: null };
const wrongWith = (values: object) => takeInput(order, { ...sent, ...values }).errors;

describe('what was sent with a command', () => {
  it('is taken as far as the contract asks for it', () => {
    const values = { ...sent, comment: null, more: 1, items: [{ id, quantity: 1, price: 0 }] };
    expect(takeInput(order, values)).toEqual({ value: sent, errors: {} });
  });

  it.each([
    ['items.0.quantity', { items: [{ id, quantity: 10 }] }, 'max'],
    ['items.1.id', { items: [{ id, quantity: 1 }, { quantity: 1 }] }, 'required'],
    ['items.0', { items: ['x'] }, 'object'],
    ['items', { items: 'x' }, 'list'],
    ['items', { items: [] }, 'required'],
    ['items', { items: [1, 2, 3] }, 'maxItems'],
    ['comment', { comment: 'longer' }, 'maxLength'],
    ['until', { until: undefined }, 'required'],
    ['until', { until: 7 }, 'text'],
    ['how', { how: 'pigeon' }, 'choice'],
  ])('is refused at %s', (place, values, message) => {
    expect(wrongWith(values)[place]).toMatchObject({ message: `validation.${message}` });
  });

  it('is looked up among what the sender wrote alone', () => {
    const named = defineCommand('/api/x', {
      who: 'signedIn',
      input: { toString: string() },
      answer: {},
      summary: '',
    });
    expect(takeInput(named, {}).errors).toMatchObject({ toString: { message: 'validation.required' } });
  });

  it('may be a map, a draft, one of several forms or free', () => {
    const parts = {
      counts: map(integer()),
      row: draft(definitions.orders),
      one: either(object({ a: boolean() }), object({ b: boolean() })),
      free: json('anything'),
    };
    const command = defineCommand('/api/x', { who: 'signedIn', input: parts, answer: {}, summary: '' });
    const good = { counts: { a: 1 }, row: { x: 1 }, one: { b: true }, free: [1] };
    expect(takeInput(command, good)).toEqual({ value: good, errors: {} });
    const bad = { counts: { a: 'x' }, row: 'x', one: { c: 1 }, free: 0 };
    expect(Object.keys(takeInput(command, bad).errors)).toEqual(['counts.a', 'row', 'one.a']);
  });

  it('is read from the texts of a query', () => {
    const list = defineCommand('/api/x', {
      method: 'GET',
      who: 'signedIn',
      input: { from: integer(), all: boolean(), q: string(), ids: many(string()), filter: json('filter') },
      answer: {},
      summary: '',
    });
    const query = { from: '5', all: 'true', q: '7', ids: 'a', filter: '{"b":1}', more: 'x' };
    expect(readQuery(list, query)).toEqual({ from: 5, all: true, q: '7', ids: ['a'], filter: { b: 1 } });
    expect(readQuery(list, { from: 'x', all: 'x', filter: '{' })).toEqual({
      from: 'x',
      all: 'x',
      filter: '{',
    });
  });
});

describe('a contract', () => {
  it('has the address of its record', () => {
    const start = recordCommand(definitions.auditPlannings, 'start', {
      who: 'signedIn',
      answer: {},
      summary: '',
    });
    expect(start).toMatchObject({ method: 'POST', path: '/api/auditPlannings/{id}/start', status: 200 });
    expect(addressOf(start.path, { id: 'a/b' })).toBe('/api/auditPlannings/a%2Fb/start');
  });

  it('says as a schema what it takes', () => {
    expect(schemaOfParts({ a: optional(word('x')), b: nullable(object({ c: string() })) })).toEqual({
      type: 'object',
      required: ['b'],
      properties: {
        a: { type: 'string', enum: ['x'] },
        b: { type: ['object', 'null'], required: ['c'], properties: { c: { type: 'string' } } },
      },
    });
  });

  const actor = (role: Role, more: Partial<Actor> = {}): Actor => ({
    user: id,
    contact: id,
    instance: id,
    instanceType: 'AUDITOR',
    role,
    locations: 'all',
    categories: 'all',
    language: 'en-EN',
    email: '',
    ...more,
  });
  const may = { may: 'update', on: definitions.auditPlannings } as const;

  it.each([
    ['everybody', null, true],
    ['signedIn', null, false],
    ['signedIn', actor('OtherContact'), true],
    ['person', actor('Owner'), true],
    ['person', actor('Owner', { tokenScopes: ['read', 'write'] }), false],
    [{ roles: ['Owner'] }, actor('Owner'), true],
    [{ roles: ['Owner'] }, actor('Employee'), false],
    [{ roles: ['Owner'] }, actor('Owner', { tokenScopes: ['read'] }), true],
    [{ roles: ['Owner'], writes: true }, actor('Owner', { tokenScopes: ['read'] }), false],
    [may, actor('Employee'), true],
    [may, actor('OtherContact'), false],
    [may, actor('Owner', { tokenScopes: ['read'] }), false],
  ] as const)('for %j is given or not by who asks', (who, asking, isGiven) => {
    expect(mayGive({ who }, asking)).toBe(isGiven);
  });
});
