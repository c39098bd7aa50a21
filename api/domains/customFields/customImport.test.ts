import { definitions } from '@plumbline/resources/entities/index';
import { newId } from '@plumbline/resources/language/ids';
import { beforeEach, describe, expect, it } from 'vitest';
import { accountEntity } from '../../entities/accountEntity';
import { createRecord } from '../../entities/createRecord';
import type { Row } from '../../entities/rowMapper';
import { said, useImportAccount } from '../import/testing/useImportAccount';
import { configureCustomFields } from './configureCustomFields';

const { call, importText, rowsOf } = useImportAccount();
const { customFieldDefinitions, equipments, formControls } = definitions;

const define = (values: Row) =>
  createRecord(call(), customFieldDefinitions, { entityType: 'equipments', dataType: 'input', ...values });

beforeEach(async () => {
  configureCustomFields();
  await define({ key: 'payload', name: { 'de-DE': 'Nutzlast' }, dataType: 'number' });
  await define({
    key: 'colour',
    name: { 'de-DE': 'Farbton', 'pl-PL': 'Odcień' },
    dataType: 'choice',
    choices: [{ id: newId(), name: { 'de-DE': 'Feuerrot' }, value: 'red' }],
  });
});

const take = async (text: string) => importText(text, { entity: await accountEntity(call(), equipments) });
const stored = async () =>
  (await rowsOf('equipments')).map(({ identNumber, custom }) => [
    identNumber,
    typeof custom === 'string' ? JSON.parse(custom) : custom,
  ]);

describe('lists with columns of the account', () => {
  it('are recognised by the names the account gave, and read as numbers and choices', async () => {
    const outcome = await take('Nr;Modell;Nutzlast;Farbton\nA-1;X;1.250,5;feuerrot\nA-2;X;;red\n');
    expect(outcome.list.columns.map(({ target }) => target).slice(2)).toEqual([
      'custom_payload',
      'custom_colour',
    ]);
    expect(said(outcome)).toEqual([]);
    expect(await stored()).toEqual([
      ['A-1', { payload: 1250.5, colour: 'red' }],
      ['A-2', { colour: 'red' }],
    ]);
  });

  it('change only the fields they name in rows that are there', async () => {
    await take('Nr;Modell;Nutzlast;Farbton\nA-1;X;10;red\nA-2;X;20;red\n');
    const outcome = await take('Nr;Modell;Nutzlast\nA-1;X;11\nA-2;X;20\n');
    expect(outcome.counts).toMatchObject({ updated: 1, unchanged: 1 });
    expect(await stored()).toEqual([
      ['A-1', { payload: 11, colour: 'red' }],
      ['A-2', { payload: 20, colour: 'red' }],
    ]);
  });

  it('are told by row what does not fit, and what the form demands', async () => {
    await createRecord(call(), formControls, {
      entityType: 'equipments',
      field: 'custom_payload',
      isRequired: true,
    });
    const outcome = await take(
      'Nr;Modell;Nutzlast;Farbton\nA-1;X;viel;\nA-2;X;1;Grün\nA-3;X;;red\nA-4;X;4;red\n',
    );
    expect(said(outcome)).toEqual([
      [2, 'Nutzlast', 'viel', 'import.expected.number'],
      [3, 'Farbton', 'Grün', 'import.expected.choice'],
      [4, 'Nutzlast', '', 'validation.required'],
    ]);
    expect(outcome.problems[1]?.expected.args).toEqual({ choices: 'Feuerrot' });
    expect(await stored()).toEqual([['A-4', { payload: 4, colour: 'red' }]]);
  });
});
