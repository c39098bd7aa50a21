import { expect, it } from 'vitest';
import { agreedInterval, type IntervalRule } from './agreedInterval';

const byId = <T extends { id: string }>(rows: T[]) => new Map(rows.map((row) => [row.id, row]));
const locations = byId([
  { id: 'site', parent: null },
  { id: 'hall', parent: 'site' },
]);
const categories = byId([
  { id: 'gear', parent: null },
  { id: 'slings', parent: 'gear' },
]);
const piece = {
  auditInterval: null,
  auditIntervalUnit: null,
  location: 'hall',
  owner: 'odra',
  category: 'slings',
};
const regulation = { interval: 12, intervalUnit: 'MONTHLY' as const };
const rule = (interval: number, more: Partial<IntervalRule> = {}): IntervalRule => ({
  id: `rule-${interval}`,
  category: 'slings',
  type: null,
  owner: null,
  location: null,
  interval,
  intervalUnit: 'MONTHLY',
  ...more,
});
const found = (rules: IntervalRule[], more: object = {}, type = 'expert') => {
  const { interval, origin } = agreedInterval({ ...piece, ...more }, type, regulation, {
    rules,
    locations,
    categories,
  })!;
  return `${interval} ${origin}`;
};

const ofAccount = rule(10);
const ofOwner = rule(8, { owner: 'odra' });
const ofSite = rule(6, { owner: 'odra', location: 'site' });
const ofHall = rule(5, { location: 'hall' });

it('equipment before location before customer before category before regulation', () => {
  const all = [ofAccount, ofOwner, ofSite];
  expect(found([])).toBe('12 regulation');
  expect(found([ofAccount])).toBe('10 category');
  expect(found([ofAccount, ofOwner])).toBe('8 owner');
  expect(found(all)).toBe('6 location');
  expect(found([...all, ofHall])).toBe('5 location');
  expect(found(all, { auditInterval: 3, auditIntervalUnit: 'WEEKLY' })).toBe('3 equipment');
  expect(found(all, { auditInterval: 3 })).toBe('6 location');
});

it('other places, customers, categories and types say nothing', () => {
  expect(found([ofHall], { location: 'site' })).toBe('12 regulation');
  expect(found([ofOwner], { owner: null })).toBe('12 regulation');
  expect(found([rule(4, { category: 'other' })])).toBe('12 regulation');
  expect(found([rule(4, { type: 'light' })])).toBe('12 regulation');
});

it('the nearer category and the very type say more', () => {
  expect(found([rule(9, { category: 'gear' }), ofAccount])).toBe('10 category');
  expect(found([rule(9, { category: 'gear' })])).toBe('9 category');
  expect(found([ofAccount, rule(4, { type: 'expert' })])).toBe('4 category');
});

it('of two for the same everybody takes the same, in whatever order they come', () => {
  const two = [rule(7), rule(9)];
  expect([found([...two]), found([...two].reverse())]).toEqual(['9 category', '9 category']);
});

it('without any word there is none', () => {
  expect(agreedInterval(piece, 'expert', null, { rules: [], locations, categories })).toBeNull();
});
