import { entities } from '@plumbline/resources/entities/index';
import type { Language } from '@plumbline/resources/language/languages';
import { expect, test } from 'vitest';
import type { LocalQuery } from '../types';
import { listRows } from './listRows';

const anybody = { reader: null, now: new Date('2026-11-23T12:00:00Z') };
const racks = [
  {
    id: 'a',
    identNumber: 'R-2',
    place: 'Łódź hala Ä',
    nextAuditDate: '2027-01-10',
    isLocked: true,
    owner: 'x',
    openMeasures: 3,
  },
  {
    id: 'b',
    identNumber: 'R-10',
    place: '',
    nextAuditDate: null,
    isLocked: false,
    owner: 'y',
    openMeasures: null,
  },
  {
    id: 'c',
    identNumber: 'r-1',
    place: 'Bonn',
    nextAuditDate: '2026-12-01',
    isLocked: null,
    owner: null,
    openMeasures: 0,
  },
];
const list = (query: LocalQuery) =>
  listRows({ entity: entities.equipments, rows: racks, query, language: 'de-DE', ...anybody });
const ids = (query: LocalQuery) =>
  list(query)
    .records.map(({ id }) => id)
    .join('');

test.each<[string, LocalQuery, string]>([
  ['the definition’s own order, nothing last', {}, 'cab'],
  ['text without regard to case', { sort: { field: 'identNumber', order: 'ASC' } }, 'cba'],
  ['downwards', { sort: { field: 'nextAuditDate', order: 'DESC' } }, 'acb'],
  ['numbers', { sort: { field: 'openMeasures', order: 'ASC' } }, 'cab'],
  ['equal rows by their id', { sort: { field: 'serialNumber', order: 'DESC' } }, 'cba'],
  ['a value', { filter: { owner: 'x' } }, 'a'],
  ['any of several', { filter: { owner: ['x', 'y'] } }, 'ab'],
  ['none of none', { filter: { owner: [] } }, ''],
  ['nothing', { filter: { owner: null } }, 'c'],
  ['no text', { filter: { place: '' } }, 'b'],
  ['yes and no, which nothing is not', { filter: { isLocked: false } }, 'b'],
  ['from a day on', { filter: { nextAuditDate_gte: '2026-12-01' } }, 'ca'],
  ['up to a day', { filter: { nextAuditDate_lte: '2026-12-31' } }, 'c'],
  ['ids', { filter: { id: ['a', 'z'] } }, 'a'],
  ['words anywhere, without accents', { filter: { q: 'lodz a' } }, 'a'],
  ['every word has to be found', { filter: { q: 'bonn r-2' } }, ''],
  ['an empty search', { filter: { q: '  ' } }, 'cab'],
  ['what is not asked for', { filter: { owner: undefined } }, 'cab'],
  ['a page', { range: [1, 1] }, 'a'],
])('finds and orders by %s', (_name, query, expected) => {
  expect(ids(query)).toBe(expected);
});

test('the total counts all pages', () => {
  expect(list({ filter: { owner: ['x', 'y'] }, range: [0, 0] })).toMatchObject({
    total: 2,
    records: [{ id: 'a' }],
  });
});

test('localised texts are ordered by the reader’s language', () => {
  const rows = [
    { id: 'a', name: { 'de-DE': 'Zaun', 'pl-PL': 'Ala' } },
    { id: 'b', name: { 'de-DE': 'Ärmel', 'pl-PL': 'Żaba' } },
  ];
  const order = (language: Language) =>
    listRows({
      entity: entities.categories,
      rows,
      query: { sort: { field: 'name', order: 'ASC' } },
      language,
      ...anybody,
    })
      .records.map(({ id }) => id)
      .join('');
  expect([order('de-DE'), order('pl-PL')]).toEqual(['ba', 'ab']);
});

test('moments are compared as moments', () => {
  const rows = [{ id: 'a', dateAudited: '2026-11-17T12:00:00.000Z' }];
  const query = { filter: { dateAudited_gte: '2026-11-17T13:00:00+02:00' } };
  expect(listRows({ entity: entities.audits, rows, query, language: 'de-DE', ...anybody }).total).toBe(1);
});

test('a reference sorts by the title of its row, and by nothing where the device has no such row', () => {
  const owners = [
    { id: 'x', name: 'Żuraw' },
    { id: 'y', name: 'zaun' },
  ];
  const rowsOf = (name: string) => (name === 'equipmentOwners' ? owners : []);
  const sorted = (field: string, order: 'ASC' | 'DESC') =>
    listRows({
      ...{ entity: entities.equipments, rows: racks, query: { sort: { field, order } } },
      ...{ language: 'de-DE', ...anybody, rowsOf },
    })
      .records.map(({ id }) => id)
      .join('');
  expect(sorted('owner', 'ASC')).toBe('bac');
  expect(sorted('owner', 'DESC')).toBe('abc');
  owners[0] = { id: 'x', name: 'Aal' };
  expect(sorted('owner', 'ASC')).toBe('abc');
  expect(sorted('location', 'DESC')).toBe('cba');
});
