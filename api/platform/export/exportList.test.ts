import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { definitions, entityList } from '@plumbline/resources/entities/index';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import type { PhoneValue } from '@plumbline/resources/language/fields/field';
import { isText } from '@plumbline/resources/language/fields/types/text';
import { CATALOGUE_ID, newId } from '@plumbline/resources/language/ids';
import { type Language, languages } from '@plumbline/resources/language/languages';
import { mayEver } from '@plumbline/resources/language/permissions';
import { readLocale } from '@plumbline/resources/locales/readLocale';
import { textsOf } from '@plumbline/resources/locales/textsOf';
import { exportColumns } from '@plumbline/resources/rules/export/exportColumns';
import { exportStyles } from '@plumbline/resources/rules/export/exportStyle';
import { guessMapping } from '@plumbline/resources/rules/import/guessMapping';
import { importTargets } from '@plumbline/resources/rules/import/importTargets';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { wordsFor } from '../../domains/import/importWords';
import { useImportAccount } from '../../domains/import/testing/useImportAccount';
import type { Call } from '../../entities/call';
import type { Filter } from '../../entities/filterSql';
import { listRecords } from '../../entities/listRecords';
import { readPages } from '../../entities/readPages';
import { actorOf, build, callAs } from '../testing/factories';
import { csvLines } from './csvLines';
import { exportList } from './exportList';
import { headingsOf } from './headings';
import { workbook } from './workbook';

const { database, fresh, call, importList } = useImportAccount();
let folder = '';
let files = 0;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'export-'));
});
afterAll(() => rm(folder, { recursive: true }));

interface Asked {
  as?: Call;
  language?: Language;
  format?: 'csv' | 'xlsx';
  filter?: Filter;
  columns?: readonly string[];
}

async function exported(
  entity: AnyEntity,
  { as = call(), language = 'pl-PL', format = 'csv', filter = {}, columns }: Asked = {},
): Promise<Buffer> {
  const style = exportStyles[language];
  const writer = format === 'csv' ? csvLines(style, 'UTC') : workbook('List', style, 'UTC');
  const request = { query: { filter }, columns: exportColumns(entity, columns) ?? [], language };
  const pieces: Uint8Array[] = [];
  for await (const piece of exportList(as, entity, request, writer)) pieces.push(piece);
  return Buffer.concat(pieces);
}

async function again(entity: AnyEntity, asked: Asked, meanwhile: () => Promise<unknown> = async () => {}) {
  files += 1;
  const file = path.join(folder, `list-${files}.${asked.format}`);
  await writeFile(file, await exported(entity, asked));
  await meanwhile();
  return importList(file, {
    entity,
    plan: { target: {}, create: {} },
    ...(asked.as ? { as: asked.as } : {}),
  });
}

const phones: PhoneValue[] = [
  { kind: 'mobile', number: '+48 600 100 200' },
  { kind: 'work', number: '(61) 555 01 10' },
  { kind: 'fax', number: '(61) 555 01 10' },
  { kind: 'private', number: '061 555 01 11' },
];

beforeEach(async () => {
  const { db } = database;
  const { account, customer, site, category } = fresh;
  const hall = await build(db, account, 'locations', { name: 'Hala 1', parent: site, owner: customer });
  const other = await build(db, account, 'locations', { name: 'Zakład Gdańsk', owner: customer });
  // The same name at another place, and below itself.
  const twin = await build(db, account, 'locations', {
    name: 'Hala 1',
    parent: other.id,
    owner: customer,
    address: { street: '=Długa 1', zip: '80-001', city: 'Gdańsk', country: 'PL' },
  });
  const deep = await build(db, account, 'locations', { name: 'Hala 1', parent: twin.id, owner: customer });
  const product = await build(db, account, 'products', { name: 'PR 600', manufacturer: 'SSI', category });
  await build(db, account, 'products', { name: 'PR 600', manufacturer: 'META', category });
  await build(db, account, 'products', { name: '+Plus; "P"', category, productNumber: '007' });
  const others = await build(db, account, 'equipmentOwners', {
    name: '@Óbudai Kft.; "Árvíztűrő"',
    customerNumber: '-12',
    resubmissionDate: '2027-03-04',
  });
  const nowhere = await build(db, account, 'locations', { name: 'Hala 1', owner: others.id });
  const made = { product: product.id, owner: customer };
  await build(db, account, 'equipments', {
    ...made,
    location: deep.id,
    identNumber: '=1+1',
    place: "'=kept",
    serialNumber: '00123',
    comment: 'first line\r\nsecond; "quoted", _x000D_ \u0001 and more ',
    yearOfProduction: 2019,
    purchaseDate: '2024-12-11',
    nextAuditDate: '2026-01-02',
    fieldLoad: 1.234,
    compartmentLoad: 123456.7891,
    fieldCount: 12,
    maxFieldLength: 2700,
  });
  await build(db, account, 'equipments', {
    ...made,
    location: hall.id,
    identNumber: "''@x",
    place: '-',
    fieldLoad: 2.5,
    depth: 1200,
    purchaseDate: '2024-02-03',
  });
  await build(db, account, 'equipments', {
    product: product.id,
    owner: others.id,
    location: nowhere.id,
    identNumber: '=1+1',
    fieldLoad: 0.001,
  });
  await build(db, account, 'contacts', {
    firstName: 'Zażółć',
    lastName: 'Gęślą',
    salutation: 'MS',
    emailAddress: 'zg@example.test',
    owner: others.id,
    phoneNumbers: phones,
    comment: '+48 600 100 200',
  });
  await build(db, account, 'contacts', { firstName: 'Ohne', lastName: 'Adresse', contactType: 'other' });
  await build(db, account, 'textModules', { content: '- wymienić słupek', isForAll: true });
});

describe.each(['csv', 'xlsx'] as const)('an exported list as %s', (format) => {
  it.each(languages)('is imported again without a change in %s', async (language) => {
    const sizes = {
      equipmentOwners: 2,
      locations: 6,
      products: 3,
      contacts: 2,
      equipments: 3,
      textModules: 1,
    } as const;
    for (const [name, rows] of Object.entries(sizes)) {
      const entity = definitions[name as keyof typeof sizes]; // the names written above
      const { counts, problems, list } = await again(entity, { format, language });
      expect([name, problems, counts.rows, counts.unchanged]).toEqual([name, [], rows, rows]);
      expect(list.columns.filter(({ target }) => target !== null).length).toBeGreaterThan(0);
    }
  });
});

describe.each(['csv', 'xlsx'] as const)('telephone numbers in a list as %s', (format) => {
  it.each(languages)('come back as what they were to a person who lost them in %s', async (language) => {
    const rows = () =>
      database.db('contacts').where({ instance: fresh.account, emailAddress: 'zg@example.test' });
    await again(definitions.contacts, { format, language }, async () =>
      rows().update({ phoneNumbers: null }),
    );
    const { phoneNumbers } = await rows().first();
    expect(typeof phoneNumbers === 'string' ? JSON.parse(phoneNumbers) : phoneNumbers).toEqual(phones);
  });
});

// What the accounts do not write themselves is the provider's.
const homeOf = (entity: AnyEntity) =>
  mayEver(entity, 'create', call().actor) ? fresh.account : CATALOGUE_ID;

// Nobody has to have an address, but without one two people of the same name are one to a list.
function keyed({ exchange, fields }: AnyEntity): object {
  const field = fields[exchange?.key ?? ''];
  const isAddress = isText(field) && field.format === 'email';
  return isAddress ? { [exchange?.key ?? '']: `${newId()}@example.test` } : {};
}

/** Every text in all languages, of several lines where the form has them, and in the second row in one of them alone. */
function translated({ fields }: AnyEntity, row: number): object {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      if (field.type !== 'localizedText' || field.readOnly) return [];
      const said = (language: Language) =>
        `${language} ${newId()}: „Zażółć"; öt${field.multiline ? '\n=second line ' : ''}`;
      const spoken = row === 1 ? languages : (['hu-HU'] as const);
      return [[name, Object.fromEntries(spoken.map((language) => [language, said(language)]))]];
    }),
  );
}

describe.each(entityList.filter(({ exchange }) => exchange))('a list of $name', (entity) => {
  it.each(['csv', 'xlsx'] as const)(
    'is exported as %s and imported again without a change',
    async (format) => {
      const home = homeOf(entity);
      const as = home === CATALOGUE_ID ? callAs(database.db, actorOf(home, 'ProviderAdmin')) : call();
      for (const row of [1, 2])
        await build(database.db, home, entity.name, { ...keyed(entity), ...translated(entity, row) });
      const { rows } = await listRecords(as, entity, {});
      for (const language of ['pl-PL', 'hu-HU'] as const) {
        const { counts, problems } = await again(entity, { format, language, as });
        expect([problems, counts.unchanged, counts.rows]).toEqual([[], counts.rows, counts.rows]);
        expect(counts.rows).toBe(rows.length);
      }
    },
  );
});

describe('an export', () => {
  it.each(languages)('has headings that the importer takes for what they are, in %s', (language) => {
    const texts = textsOf(readLocale(language));
    for (const entity of entityList.filter(({ exchange }) => exchange)) {
      const targets = importTargets(entity);
      const known = new Set(targets.map((target) => target.path));
      const columns = exportColumns(entity) ?? [];
      const headings = headingsOf(entity, columns, (key) => texts.get(key) ?? key);
      expect(new Set(headings).size).toBe(headings.length);
      if (language !== 'en-EN') expect(headings.filter((one) => one.includes('[years]'))).toEqual([]);
      const guesses = guessMapping(
        headings.map((header) => ({ header, cells: [] })),
        targets,
        { key: entity.exchange?.key ?? '' },
        wordsFor(entity),
      );
      expect([entity.name, guesses.map(({ target }) => target)]).toEqual([
        entity.name,
        columns.map((column) => (known.has(column.path) ? column.path : null)),
      ]);
    }
  });

  it('writes numbers and days as the language does, nothing that runs as a formula', async () => {
    const columns = ['identNumber', 'fieldLoad', 'purchaseDate', 'isTraceable'];
    const rows = async (language: Language) =>
      (await exported(definitions.equipments, { language, columns, filter: { identNumber: '=1+1' } }))
        .toString()
        .split('\r\n');
    const owner = '"\'@Óbudai Kft.; ""Árvíztűrő"""';
    expect(await rows('de-DE')).toEqual([
      '\ufeffInventarnummer;Kunde;Feldlast [kg];Kaufdatum;Auffindbar',
      `'=1+1;${(await database.db('equipmentOwners').where({ id: fresh.customer }).first()).name};1,2340;11.12.2024;ja`,
      `'=1+1;${owner};0,0010;;ja`,
      '',
    ]);
    expect((await rows('en-EN'))[1]).toMatch(/^'=1\+1,Customer \d+,1\.2340,2024-12-11,yes$/);
    expect((await rows('hu-HU'))[1]).toMatch(/;1,2340;2024\. 12\. 11\.;igen$/);
  });

  it('holds what the list holds for this person, and no row of another account', async () => {
    const hall = await database.db('locations').where({ instance: fresh.account, name: 'Hala 1' }).first();
    const seen = await database.db('equipments').where({ instance: fresh.account, location: hall.id });
    const employee = callAs(database.db, actorOf(fresh.account, 'Employee', { locations: [hall.id] }));
    const lines = (await exported(definitions.equipments, { as: employee })).toString().trim().split('\r\n');
    expect(lines.length - 1).toBe(seen.length);
    const stranger = callAs(database.db, actorOf(newId()));
    expect((await exported(definitions.equipments, { as: stranger })).toString().split('\r\n')).toHaveLength(
      2,
    );
    await expect(
      exported(definitions.equipments, { as: callAs(database.db, actorOf(fresh.account, 'SalesForce')) }),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('goes through every page once, whatever it is sorted by', async () => {
    const rows = Array.from({ length: 2300 }, (_, index) => ({
      id: newId(),
      instance: fresh.account,
      changeNumber: 1,
      createdAt: new Date(),
      updatedAt: new Date(),
      name: `Owner ${String(index % 7)} ${index}`,
      resubmissionDate: index % 3 === 0 ? null : `2027-01-0${(index % 3) + 1}`,
    }));
    await database.db.batchInsert('equipmentOwners', rows, 500);
    for (const field of ['resubmissionDate', 'customerNumber', 'name', 'id'])
      for (const order of ['ASC', 'DESC'] as const) {
        const names: unknown[] = [];
        const query = { filter: { q: 'Owner' }, sort: { field, order } };
        for await (const page of readPages(call(), definitions.equipmentOwners, query, ['name']))
          names.push(...page.map((row) => row.name));
        const { rows: listed } = await listRecords(call(), definitions.equipmentOwners, query);
        expect(names).toEqual(listed.map((row) => row.name));
        expect(names).toHaveLength(2300);
      }
  });
});
