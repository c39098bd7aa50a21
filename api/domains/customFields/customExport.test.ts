import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { definitions } from '@plumbline/resources/entities/index';
import { newId } from '@plumbline/resources/language/ids';
import { languages } from '@plumbline/resources/language/languages';
import { exportColumns } from '@plumbline/resources/rules/export/exportColumns';
import { exportStyles } from '@plumbline/resources/rules/export/exportStyle';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountEntity } from '../../entities/accountEntity';
import { createRecord } from '../../entities/createRecord';
import { listRecords } from '../../entities/listRecords';
import type { Row } from '../../entities/rowMapper';
import { updateRecord } from '../../entities/updateRecord';
import { csvLines } from '../../platform/export/csvLines';
import { exportList } from '../../platform/export/exportList';
import { workbook } from '../../platform/export/workbook';
import { build } from '../../platform/testing/factories';
import { said, useImportAccount } from '../import/testing/useImportAccount';
import { configureCustomFields } from './configureCustomFields';

const { call, importList } = useImportAccount();
const { customFieldDefinitions, equipmentOwners } = definitions;
const timeZone = 'Europe/Warsaw';
let folder = '';
beforeAll(async () => {
  configureCustomFields();
  folder = await mkdtemp(path.join(tmpdir(), 'custom-export-'));
});
afterAll(() => rm(folder, { recursive: true }));

const define = (values: Row) =>
  createRecord(call(), customFieldDefinitions, { entityType: 'equipmentOwners', ...values });

beforeEach(async () => {
  await define({ key: 'note', name: { 'pl-PL': 'Notatka', 'hu-HU': 'Jegyzet' }, dataType: 'input' });
  await define({ key: 'area', name: { 'de-DE': 'Fläche', 'pl-PL': 'Powierzchnia' }, dataType: 'number' });
  await define({ key: 'signed', name: { 'en-EN': 'Signed on' }, dataType: 'date' });
  await define({ key: 'called', name: { 'de-DE': 'Zuletzt angerufen' }, dataType: 'datetime' });
  const gold = { id: newId(), value: 'gold', name: { 'de-DE': 'Gold', 'pl-PL': 'Złota' } };
  const tin = { id: newId(), value: 'tin', name: { 'de-DE': 'Blech' } };
  const rank = await define({
    key: 'rank',
    name: { 'hu-HU': 'Rang' },
    dataType: 'choice',
    choices: [gold, tin],
  });
  const customer = (values: Row) => createRecord(call(), equipmentOwners, values);
  await customer({
    name: 'A',
    customerNumber: 'K-1',
    custom_note: '=1+1; "kept"',
    custom_area: 1234.5,
    custom_signed: '2026-03-29',
    // An hour that summer time has just begun in.
    custom_called: '2026-03-29T01:30:00.000Z',
    custom_rank: 'gold',
  });
  await customer({ name: 'B', customerNumber: 'K-2', custom_called: '2026-11-02T08:05:00.000Z' });
  await updateRecord(call(), customFieldDefinitions, String(rank.id), { choices: [tin] });
});

// The cells of a workbook are the same in every language, but for its headings.
it.each([
  ['csv', languages],
  ['xlsx', ['hu-HU']],
] as const)(
  'an export with columns of the account imports again without change: %s in %j',
  async (format, spoken) => {
    const entity = await accountEntity(call(), equipmentOwners);
    for (const language of spoken) {
      const style = exportStyles[language];
      const writer = format === 'csv' ? csvLines(style, timeZone) : workbook('List', style, timeZone);
      const request = { query: {}, columns: exportColumns(entity) ?? [], language };
      const pieces: Uint8Array[] = [];
      for await (const piece of exportList(call(), entity, request, writer)) pieces.push(piece);
      const file = path.join(folder, `${language}.${format}`);
      await writeFile(file, Buffer.concat(pieces));
      const outcome = await importList(file, { entity, plan: { target: {}, create: {}, timeZone } });
      expect(outcome.list.columns.flatMap(({ target }) => target ?? [])).toEqual(
        expect.arrayContaining(['note', 'area', 'signed', 'called', 'rank'].map((key) => `custom_${key}`)),
      );
      expect(said(outcome)).toEqual([]);
      // The customer that every account of these tests begins with is the third.
      expect(outcome.counts).toMatchObject({ created: 0, updated: 0, unchanged: 3 });
    }
  },
);

it('an export of what is not imported has the account\u2019s fields, too, and calls people by their names', async () => {
  const actor = call();
  await createRecord(actor, customFieldDefinitions, {
    entityType: 'auditPlannings',
    key: 'crew',
    name: { 'pl-PL': 'Ekipa' },
    dataType: 'input',
  });
  const { id: auditor } = await build(actor.db as never, actor.actor.instance, 'contacts', {
    firstName: 'Żaneta',
    lastName: 'Ćwikła',
  });
  const { id } = await build(actor.db as never, actor.actor.instance, 'auditPlannings', { auditor });
  await updateRecord(actor, definitions.auditPlannings, id, { custom_crew: 'B', title: 'Jesień' });
  const entity = await accountEntity(actor, definitions.auditPlannings);
  const columns =
    exportColumns(entity)?.filter(({ name }) => ['title', 'auditor', 'custom_crew'].includes(name)) ?? [];
  const pieces: Uint8Array[] = [];
  const writer = csvLines(exportStyles['pl-PL'], timeZone);
  for await (const piece of exportList(actor, entity, { query: {}, columns, language: 'pl-PL' }, writer))
    pieces.push(piece);
  expect(Buffer.concat(pieces).toString('utf8').replace('\uFEFF', '').trim().split('\r\n')).toEqual([
    'Tytuł;Inspektor;Ekipa',
    'Jesień;Żaneta Ćwikła;B',
  ]);
});

describe.each(['csv', 'xlsx'] as const)('own fields in a list as %s', (format) => {
  const rows = async () =>
    (await listRecords(call(), customFieldDefinitions, { sort: { field: 'key', order: 'ASC' } })).rows.map(
      ({ key, dataType, choices }) => [key, dataType, choices],
    );
  const choices = [
    { id: newId(), value: 'none', name: { 'de-DE': '=keine; gar keine', 'pl-PL': 'brak' } },
    { id: newId(), value: 'inches', name: { 'de-DE': '2" breit', 'hu-HU': 'széles' }, isRetired: true },
    { id: newId(), value: 'rest', name: { 'en-EN': 'n/a' } },
  ];

  it.each(languages)(
    'are imported again without a change in %s, also into an account that lost them',
    async (language) => {
      await define({ key: 'kind', name: { 'pl-PL': 'Rodzaj' }, dataType: 'choice', choices });
      const style = exportStyles[language];
      const writer = format === 'csv' ? csvLines(style, timeZone) : workbook('List', style, timeZone);
      const request = { query: {}, columns: exportColumns(customFieldDefinitions) ?? [], language };
      const pieces: Uint8Array[] = [];
      for await (const piece of exportList(call(), customFieldDefinitions, request, writer))
        pieces.push(piece);
      const file = path.join(folder, `own-${language}.${format}`);
      await writeFile(file, Buffer.concat(pieces));
      const before = await rows();
      const take = () =>
        importList(file, { entity: customFieldDefinitions, plan: { target: {}, create: {} } });
      expect((await take()).counts).toMatchObject({ rows: before.length, unchanged: before.length });
      await call().db('customFieldDefinitions').where({ instance: call().actor.instance }).delete();
      const outcome = await take();
      expect([said(outcome), outcome.counts.created]).toEqual([[], before.length]);
      const nameless = ([key, kind, list]: unknown[]) => [
        key,
        kind,
        (list as Row[] | null)?.map(({ id, isRetired, ...one }) => ({
          ...one,
          isRetired: isRetired === true,
        })) ?? null,
      ];
      expect((await rows()).map(nameless)).toEqual(before.map(nameless));
    },
  );
});

it('choices that a list names without keys are made, found again by their names, and taken away', async () => {
  const heading =
    'Formularz;Klucz;Nazwa (polski);Rodzaj danych;Wartości do wyboru (Nazwa, polski);Wartości do wyboru (Nazwa, niemiecki)';
  const take = async (polish: string, german = '') => {
    const file = path.join(folder, `${newId()}.csv`);
    await writeFile(file, `${heading}\nequipmentOwners;size;Rozmiar;choice;"${polish}";"${german}"\n`);
    const outcome = await importList(file, {
      entity: customFieldDefinitions,
      plan: { target: {}, create: {} },
    });
    const { rows } = await listRecords(call(), customFieldDefinitions, { filter: { key: 'size' } });
    const choices = rows.flatMap((row) => (row.choices as Row[] | null) ?? []); // as the definition has it
    return [said(outcome), choices.map(({ value, name }) => [value, name])];
  };
  const [small, big] = [
    ['maly', { 'pl-PL': 'mały' }],
    ['duzy', { 'pl-PL': 'duży' }],
  ];
  expect(await take('mały; duży')).toEqual([[], [small, big]]);
  expect(await take('duży; mały', '; klein')).toEqual([
    [],
    [big, ['maly', { 'pl-PL': 'mały', 'de-DE': 'klein' }]],
  ]);
  expect(await take('duży')).toEqual([[], [big]]);
  expect(await take('mały;; duży;')).toEqual([[], [small, big]]);
  expect(await take(';')).toEqual([[], [small, big]]);
  const tooLong = 'x'.repeat(81);
  expect((await take(`duży; ${tooLong}`))[0]).toEqual([
    [2, 'Wartości do wyboru (Nazwa, polski)', `duży; ${tooLong}`, 'validation.maxLength'],
  ]);
});
