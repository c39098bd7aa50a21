import { describe, expect, it } from 'vitest';
import {
  type Actor,
  type Condition,
  keptTo,
  may,
  mayBeyond,
  mayEver,
  mayReadId,
  maySet,
  type Permissions,
  type RowFilter,
  rightOf,
} from './permissions';

const actor: Actor = {
  user: 'u',
  contact: 'c',
  instance: 'own',
  instanceType: 'BROKER',
  role: 'Owner',
  locations: 'all',
  categories: 'all',
  language: 'de-DE',
  email: 'o@b.example',
  broker: 'parent',
  brokers: ['parent', 'child'],
};
const customer: Actor = { ...actor, instanceType: 'COMPANY', brokers: [] };
const permissions: Permissions = {
  Owner: {
    read: { own: true, beyond: [{ field: 'broker', under: 'broker' }] },
    update: { beyond: [{ field: 'broker', under: 'broker' }] },
  },
};
const entity = { permissions };

describe('a right that reaches beyond the account', () => {
  it('holds for own rows, and elsewhere for those under the own broker', () => {
    expect(may(entity, 'read', actor, { instance: 'own', broker: null })).toBe(true);
    expect(may(entity, 'read', actor, { instance: 'other', broker: 'child' })).toBe(true);
    expect(may(entity, 'read', actor, { instance: 'other', broker: 'stranger' })).toBe(false);
    expect(may(entity, 'read', actor, { instance: 'other', broker: null })).toBe(false);
    expect(mayBeyond(entity, 'read', actor, { instance: 'other', broker: 'parent' })).toBe(true);
    expect(mayBeyond(entity, 'read', actor, { instance: 'own', broker: null })).toBe(false);
  });

  it('without a part for the account leaves even own rows that are under no broker alone', () => {
    expect(may(entity, 'update', actor, { instance: 'own', broker: null })).toBe(false);
    expect(may(entity, 'update', actor, { instance: 'own', broker: 'child' })).toBe(true);
  });

  it('shrinks to the account for the person who is no broker, or is no right at all', () => {
    expect(rightOf(entity, 'read', customer)).toBe(true);
    expect(mayEver(entity, 'update', customer)).toBe(false);
    expect(mayBeyond(entity, 'read', customer, { instance: 'other', broker: 'parent' })).toBe(false);
  });

  it('shrinks with a reading token', () => {
    expect(mayEver(entity, 'update', { ...actor, tokenScopes: ['read'] })).toBe(false);
  });
});

describe('a filter that asks for the own broker', () => {
  const guarded = { permissions: { Owner: { read: [{ field: 'id', is: 'broker' }] } } as const };
  it('is met by that broker alone', () => {
    expect(may(guarded, 'read', customer, { id: 'parent' })).toBe(true);
    expect(may(guarded, 'read', customer, { id: 'child' })).toBe(false);
    expect(mayEver(guarded, 'read', { ...customer, broker: null })).toBe(false);
  });
});

it('a right that names rows by their ids reaches those alone, and any other right whatever it finds', () => {
  const own = { permissions: { Owner: { read: [{ field: 'id', is: 'license' }] } } as const };
  const employee: Actor = { ...customer, license: 'mine', locations: ['hall'] };
  const reaches = (guarded: { permissions: Permissions }, id: string, one = employee) =>
    mayReadId(guarded, one, id);
  expect([reaches(own, 'mine'), reaches(own, 'theirs')]).toEqual([true, false]);
  expect(reaches(own, 'mine', { ...employee, license: null })).toBe(false);
  const places = { permissions: { Owner: { read: [{ field: 'id', in: 'locations' }] } } as const };
  expect([reaches(places, 'hall'), reaches(places, 'yard')]).toEqual([true, false]);
  expect([reaches(entity, 'any'), reaches({ permissions: {} }, 'any')]).toEqual([true, false]);
});

describe('a filter on what a row lists', () => {
  const kept = (condition: Condition) => ({ permissions: { Employee: { read: [condition] } } });
  const employee: Actor = { ...customer, role: 'Employee', categories: ['racks', 'gates'] };
  const seen = (condition: Condition, as = employee) =>
    [['racks'], ['racks', 'gates'], ['racks', 'ladders'], ['ladders'], [], null].map((categories) =>
      may(kept(condition), 'read', as, { categories }),
    );
  it('asks that all of it is permitted, or one of it; nothing listed restricts nothing', () => {
    const every: Condition = { field: 'categories', every: 'categories' };
    expect(seen(every)).toEqual([true, true, false, false, true, true]);
    expect(seen({ field: 'categories', some: 'categories' })).toEqual([true, true, true, false, true, true]);
    expect(seen(every, { ...employee, categories: 'all' })).toEqual([true, true, true, true, true, true]);
    expect(seen(every, { ...employee, categories: [] })).toEqual([false, false, false, false, true, true]);
  });
});

describe('what keeps somebody from rows that the account may have', () => {
  const employee: Actor = { ...customer, role: 'Employee' };
  const kept = (read: RowFilter | true, as = employee) =>
    keptTo({ permissions: { Employee: { read }, Owner: { read: true } } }, as);
  it('is the places or categories permitted to them', () => {
    const within: RowFilter = [{ field: 'location', in: 'locations' }];
    const inHall = { ...employee, locations: ['hall'] };
    expect([kept(within), kept(within, inHall)]).toEqual([undefined, 'permitted']);
    expect(kept(within, { ...inHall, role: 'Owner' })).toBeUndefined();
    const listing: RowFilter = [{ field: 'categories', every: 'categories' }];
    expect(kept(listing, { ...employee, categories: ['racks'] })).toBe('permitted');
    expect(kept([{ field: 'kind', in: 'instanceType' }], inHall)).toBeUndefined();
  });
  it('is that they are assigned to others, themselves or what they belong to', () => {
    const asAuditor: RowFilter = [{ field: 'auditor', is: 'contact' }];
    expect(kept(asAuditor)).toBe('assigned');
    expect(kept([{ field: 'audit', through: 'audits', where: asAuditor }])).toBe('assigned');
    expect(kept([{ field: 'user', is: 'user' }])).toBeUndefined();
  });
});

describe('fields that not everybody sets', () => {
  it('are left to the provider, to brokers, or to roles', () => {
    const staff: Actor = { ...actor, instanceType: 'PROVIDER', role: 'ProviderAdmin' };
    expect([staff, actor, customer].map((one) => maySet({ providerOnly: true }, one))).toEqual([
      true,
      false,
      false,
    ]);
    expect([staff, actor, customer].map((one) => maySet({ brokerOnly: true }, one))).toEqual([
      true,
      true,
      false,
    ]);
    expect([staff, actor].map((one) => maySet({ setBy: ['Owner'] }, one))).toEqual([false, true]);
  });
});
