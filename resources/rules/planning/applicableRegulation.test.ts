import { expect, it } from 'vitest';
import { applicableRegulation, type Catalogue, regulationsOf } from './applicableRegulation';

const entry = (category: string, regulation: string) => ({
  id: `${category}-${regulation}`,
  category,
  regulation,
});
const byId = <T extends { id: string }>(rows: T[]) => new Map(rows.map((row) => [row.id, row]));

const regulations = byId([
  { id: 'ofCategory', type: 'expert' as const },
  { id: 'ofGroup', type: 'expert' as const },
  { id: 'ofProduct', type: 'expert' as const },
  { id: 'ofHall', type: 'expert' as const },
  { id: 'ofSite', type: 'expert' as const },
  { id: 'visual', type: 'light' as const },
  { id: 'ofKind', type: 'expert' as const },
]);

type Override = {
  hall?: ReturnType<typeof entry>[];
  site?: ReturnType<typeof entry>[];
  product?: string[];
  kind?: string[];
  category?: string[];
  group?: string[];
};
const catalogue = (given: Override): Catalogue<{ id: string; type: 'expert' | 'light' | 'maintenance' }> => ({
  regulations,
  locations: byId([
    { id: 'hall', parent: 'site', categoryRegulations: given.hall ?? null },
    { id: 'site', parent: null, categoryRegulations: given.site ?? null },
  ]),
  products: byId([
    { id: 'rack', category: 'shelf', subCategory: 'pallet', auditRegulations: given.product ?? null },
  ]),
  categories: byId([
    { id: 'pallet', parent: 'shelf', auditRegulations: given.kind ?? null },
    { id: 'shelf', parent: 'storage', auditRegulations: given.category ?? null },
    { id: 'storage', parent: null, auditRegulations: given.group ?? null },
  ]),
});
const piece = { location: 'hall', product: 'rack', category: 'shelf' };
const found = (given: Override, type = 'expert') => applicableRegulation(piece, type, catalogue(given))?.id;

it('the nearest location wins, then the ones above', () => {
  const all = {
    hall: [entry('shelf', 'ofHall')],
    site: [entry('shelf', 'ofSite')],
    product: ['ofProduct'],
    category: ['ofCategory'],
  };
  expect(found(all)).toBe('ofHall');
  expect(found({ ...all, hall: [] })).toBe('ofSite');
  expect(found({ ...all, hall: [entry('doors', 'ofHall')], site: [] })).toBe('ofProduct');
});

it('a location may set it for a category above the own', () => {
  expect(found({ hall: [entry('storage', 'ofHall')], product: ['ofProduct'] })).toBe('ofHall');
  expect(found({ hall: [entry('storage', 'ofSite'), entry('pallet', 'ofHall')] })).toBe('ofHall');
});

it('then the model, the sub-category, the category and the categories above', () => {
  expect(found({ product: ['ofProduct'], category: ['ofCategory'] })).toBe('ofProduct');
  expect(found({ kind: ['ofKind'], category: ['ofCategory'] })).toBe('ofKind');
  expect(found({ category: ['ofCategory'], group: ['ofGroup'] })).toBe('ofCategory');
  expect(found({ group: ['ofGroup'] })).toBe('ofGroup');
});

it('only one of the wanted type counts, at whichever level', () => {
  expect(found({ product: ['visual'], group: ['ofGroup'] })).toBe('ofGroup');
  expect(found({ product: ['ofProduct'], group: ['visual'] }, 'light')).toBe('visual');
  expect(found({ product: ['ofProduct'] }, 'maintenance')).toBeUndefined();
});

it('passes over a regulation that is no more', () => {
  expect(found({ product: ['deleted'], category: ['ofCategory'] })).toBe('ofCategory');
});

it('takes the category of the model where the piece names none', () => {
  expect(
    applicableRegulation({ ...piece, category: null }, 'expert', catalogue({ category: ['ofCategory'] }))?.id,
  ).toBe('ofCategory');
  expect(
    applicableRegulation({ location: null, product: null, category: null }, 'expert', catalogue({})),
  ).toBeUndefined();
});

it('knows a piece that has a regulation, though none of the type asked for, from one that has none at all', () => {
  const all = (given: Override) => regulationsOf(piece, catalogue(given)).map(({ id }) => id);
  expect([found({ product: ['visual'] }), all({ product: ['visual'] })]).toEqual([undefined, ['visual']]);
  expect([found({}), all({})]).toEqual([undefined, []]);
  expect(all({ product: ['deleted'] })).toEqual([]);
});
