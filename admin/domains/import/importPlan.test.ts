import { definitions } from '@plumbline/resources/entities/index';
import type { ImportColumn, RecognisedList } from '@plumbline/resources/rules/import/importSession';
import { describe, expect, it } from 'vitest';
import {
  answerTo,
  creatable,
  isAmbiguousDate,
  isAmbiguousNumber,
  notesField,
  startPlan,
  unmappedColumns,
  withAnswer,
  withChosen,
  withTarget,
} from './importPlan';

const { equipments, contacts } = definitions;
const column = (
  index: number,
  target: string | null,
  samples: ImportColumn['samples'] = ['x'],
): ImportColumn => ({
  index,
  letter: 'A',
  header: `H${index}`,
  samples,
  target,
  confidence: 1,
});
const list = (...columns: ImportColumn[]): RecognisedList => ({
  kind: 'csv',
  encoding: 'utf-8',
  encodings: [],
  delimiter: ';',
  sheets: [],
  sheet: null,
  headerRow: 1,
  columns,
  rows: [],
});
const start = (...columns: ImportColumn[]) => startPlan(equipments, list(...columns), {}, () => true);

describe('startPlan', () => {
  it('creates missing models and places where columns name them and the person may', () => {
    const columns = [column(0, 'identNumber'), column(1, 'product'), column(2, 'location')];
    expect(start(...columns).create).toEqual({ product: {}, location: {} });
    expect(startPlan(equipments, list(...columns), {}, (to) => to === 'locations').create).toEqual({
      location: {},
    });
    expect(start(column(0, 'identNumber')).create).toEqual({});
  });
});

describe('withTarget', () => {
  it('takes a field over from the column that had it', () => {
    const plan = withTarget(equipments, start(column(0, 'identNumber'), column(1, null)), 1, 'identNumber');
    expect(plan.mapping.map(({ target }) => target)).toEqual([null, 'identNumber']);
  });

  it('lets several columns fill the remarks', () => {
    const plan = withTarget(equipments, start(column(0, 'comment'), column(1, null)), 1, 'comment');
    expect(plan.mapping.map(({ target }) => target)).toEqual(['comment', 'comment']);
  });

  it('forgets what was to be created of a reference that no column names any more', () => {
    expect(withTarget(equipments, start(column(0, 'product')), 0, null).create).toEqual({});
  });
});

describe('answers', () => {
  const question = { header: 'H', unit: 'kg', answers: [], samples: [] };
  const asks = (about: 'decimal' | 'order' | 'unit', word: string | null = null) => ({
    ...question,
    column: 1,
    about,
    word,
  });

  it('stand in the plan beside each other, and go when the column goes elsewhere', () => {
    let plan = start(column(0, 'identNumber'), column(1, 'fieldLoad'));
    expect(answerTo(plan, asks('decimal'))).toBe(undefined);
    plan = withAnswer(plan, asks('decimal'), '.');
    plan = withAnswer(plan, asks('unit', 'kips'), 't');
    plan = withAnswer(plan, asks('unit', 'st'), 'kg');
    expect(plan.mapping[1]).toEqual({
      column: 1,
      target: 'fieldLoad',
      decimal: '.',
      units: { kips: 't', st: 'kg' },
    });
    expect([answerTo(plan, asks('decimal')), answerTo(plan, asks('unit', 'kips'))]).toEqual(['.', 't']);
    expect(withTarget(equipments, plan, 1, 'depth').mapping[1]).toEqual({ column: 1, target: 'depth' });
  });
});

describe('withChosen', () => {
  it('lets the place go with the customer it belonged to', () => {
    const plan = { ...start(), target: { owner: 'a', location: 'b' } };
    expect(withChosen(equipments, plan, 'owner', 'c').target).toEqual({ owner: 'c' });
    expect(withChosen(equipments, plan, 'owner', null).target).toEqual({});
    expect(withChosen(equipments, plan, 'location', 'd').target).toEqual({ owner: 'a', location: 'd' });
  });
});

it('knows what new rows must be given', () => {
  const mapping = [
    { column: 0, target: 'product' },
    { column: 1, target: 'location' },
  ];
  expect(creatable(equipments, mapping)).toEqual([
    { field: 'product', to: 'products', needs: [{ name: 'category', to: 'categories' }] },
    { field: 'location', to: 'locations', needs: [] },
  ]);
});

it('names the columns that hold something and go nowhere, and the field that can keep them', () => {
  const columns = [column(0, 'identNumber'), column(1, null), column(2, null, [])];
  expect(unmappedColumns(start(...columns), list(...columns)).map(({ index }) => index)).toEqual([1]);
  expect([notesField(equipments), notesField(contacts), notesField(definitions.products)]).toEqual([
    'comment',
    'comment',
    null,
  ]);
});

it('asks about days and numbers only where they can be read in two ways', () => {
  expect(
    [['3/4/2024'], ['24.12.2024'], ['2024-12-24'], [45000], ['Halle 2/3']].map((samples) =>
      isAmbiguousDate(column(0, null, samples)),
    ),
  ).toEqual([true, false, false, false, false]);
  expect(
    [['1.200'], ['1,200 kg'], ['1200,5'], ['0.125'], [1200]].map((samples) =>
      isAmbiguousNumber(column(0, null, samples)),
    ),
  ).toEqual([true, true, false, false, false]);
});
