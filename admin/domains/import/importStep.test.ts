import type { ImportSession, ImportState } from '@plumbline/resources/rules/import/importSession';
import { describe, expect, it } from 'vitest';
import { type ImportStep, stepOf } from './importStep';

const session = (state: ImportState, total: number | null = null): ImportSession => ({
  id: 'a',
  resource: 'equipments',
  fileName: 'x.csv',
  size: 1,
  state,
  plan: null,
  counts: null,
  problems: [],
  notices: [],
  questions: [],
  conversions: [],
  progress: { done: 0, total },
  error: null,
  createdAt: '',
  expiresAt: '',
  list: {
    kind: 'csv',
    encoding: null,
    encodings: [],
    delimiter: null,
    sheets: [],
    sheet: null,
    headerRow: 1,
    columns: [],
    rows: [],
  },
});

describe('stepOf', () => {
  it.each<[ImportSession | null, ImportStep | null, ImportStep]>([
    [null, null, 'file'],
    [null, 'columns', 'file'],
    [session('read'), null, 'list'],
    [session('read'), 'columns', 'columns'],
    [session('read'), 'check', 'list'],
    [session('checking'), 'columns', 'check'],
    [session('asked'), null, 'check'],
    [session('asked'), 'columns', 'columns'],
    [session('checked', 9), null, 'check'],
    [session('checked', 9), 'columns', 'columns'],
    [session('running', 9), 'columns', 'result'],
    [session('done', 9), null, 'result'],
    [session('failed'), null, 'check'],
    [session('failed', 9), null, 'result'],
  ])('%#: follows the session, and the wish where it may', (given, wish, expected) => {
    expect(stepOf(given, wish)).toBe(expected);
  });
});
