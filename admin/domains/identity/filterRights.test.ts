import { expect, it } from 'vitest';
import { filterRights, type Named } from './filterRights';

const operations = (refusal: 'role' | null) =>
  (['read', 'update'] as const).map((operation) => ({ operation, refusal, limits: [] }));
const field = (name: string, update: 'readOnly' | null) => ({
  name,
  label: null,
  create: update,
  update,
  notes: [],
});
const entity = (resource: 'tasks' | 'orders', refusal: 'role' | null) => ({
  resource,
  isElsewhere: false,
  operations: operations(refusal),
  fields: [field('title', null), field('number', 'readOnly')],
  commands: [{ name: 'complete', isStep: true, refusal }],
});
const names: Record<string, Named> = {
  tasks: {
    entity: 'zadania',
    fields: { title: 'tytul', number: 'numer' },
    commands: { complete: 'zakoncz' },
    area: 'work',
  },
  orders: {
    entity: 'zamowienia',
    fields: { title: 'tytul', number: 'numer' },
    commands: { complete: 'zakoncz' },
    area: 'sales',
  },
};
const shown = (wanted: Partial<Parameters<typeof filterRights>[1]>) =>
  filterRights(
    [entity('tasks', null), entity('orders', 'role')],
    { words: [], area: '', onlyRefused: false, ...wanted },
    ({ resource }) => names[resource] as Named, // both are above
  ).map(({ resource, operations: told, fields, commands, isFound }) => [
    resource,
    told.length,
    fields.map(({ name }) => name).join(),
    commands.length,
    isFound,
  ]);

it('shows everything until something is looked for', () => {
  expect(shown({})).toEqual([
    ['tasks', 2, 'title,number', 1, false],
    ['orders', 2, 'title,number', 1, false],
  ]);
});

it('keeps to an area, and to what is refused', () => {
  expect(shown({ area: 'work' })).toEqual([['tasks', 2, 'title,number', 1, false]]);
  expect(shown({ onlyRefused: true })).toEqual([
    ['tasks', 0, 'number', 0, false],
    ['orders', 2, 'number', 1, false],
  ]);
});

it('opens entities for a field or an action that holds the words, and shows these alone', () => {
  expect(shown({ words: ['numer'] })).toEqual([
    ['tasks', 2, 'number', 0, true],
    ['orders', 2, 'number', 0, true],
  ]);
  expect(shown({ words: ['zakoncz'], onlyRefused: true })).toEqual([['orders', 2, '', 1, true]]);
  expect(shown({ words: ['zadan'] })).toEqual([['tasks', 2, 'title,number', 1, false]]);
  expect(shown({ words: ['nigdzie'] })).toEqual([]);
});
