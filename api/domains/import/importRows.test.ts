import { definitions } from '@plumbline/resources/entities/index';
import { describe, expect, it } from 'vitest';
import { currentChangeNumbers } from '../../entities/changeNumber';
import { build } from '../../platform/testing/factories';
import { lists, useImportAccount } from './testing/useImportAccount';

const { database, fresh, call, importList, importText, rowsOf } = useImportAccount();

describe('the Polish register', () => {
  it('is imported with its models and halls as in the dry run, and unchanged when repeated', async () => {
    const dry = await importList(`${lists}rejestr-regalow.csv`, { isDry: true });
    expect(dry.counts).toEqual({
      rows: 412,
      created: 412,
      updated: 0,
      unchanged: 0,
      refused: 0,
      problems: 0,
      notices: 0,
      twins: 0,
      references: { products: 6, locations: 6 },
      byColumn: {},
    });
    expect(await rowsOf('equipments')).toEqual([]);
    expect(await rowsOf('products')).toEqual([]);

    const run = await importList(`${lists}rejestr-regalow.csv`);
    expect(run).toEqual(dry);
    const stored = await rowsOf('equipments');
    expect(stored).toHaveLength(412);
    const [halls, products] = await Promise.all([rowsOf('locations'), rowsOf('products')]);
    const cold = halls.find(({ name }) => name === 'Chłodnia');
    expect(cold).toMatchObject({ parent: fresh.site, owner: fresh.customer });
    const rack = products.find(({ name }) => name === 'Regał półkowy CLIP');
    expect(rack).toMatchObject({ manufacturer: 'META', category: fresh.category, instance: fresh.account });
    expect(stored.find(({ identNumber }) => identNumber === 'REG-0013')).toMatchObject({
      owner: fresh.customer,
      location: cold?.id,
      product: rack?.id,
      category: fresh.category,
      place: 'G-10',
      serialNumber: null,
      yearOfProduction: null,
      fieldCount: 22,
      levelCount: 9,
      fieldLoad: 1200,
      compartmentLoad: 230.3,
      maxFieldLength: 2033,
      depth: 1092,
      purchaseDate: '2022-08-24',
      lastAuditDate: '2025-07-10',
      nextAuditDate: '2026-07-10',
      responsiblePerson: 'Zażółcka Łucja',
      comment: 'wymienić zabezpieczenie belki – zgłoszono ŻK',
      isTraceable: 1,
      version: 1,
    });
    expect(
      await database
        .db('history')
        .where({ instance: fresh.account, resource: 'equipments', operation: 'create' }),
    ).toHaveLength(412);

    const before = await currentChangeNumbers(database.db, [fresh.account]);
    const again = await importList(`${lists}rejestr-regalow.csv`);
    expect(again.counts).toMatchObject({
      created: 0,
      updated: 0,
      unchanged: 412,
      refused: 0,
      references: {},
    });
    expect(await rowsOf('equipments')).toEqual(stored);
    expect(await currentChangeNumbers(database.db, [fresh.account])).toEqual(before);
  });
});

describe('the German workbook', () => {
  it('puts rooms below buildings and keeps what has no field', async () => {
    const outcome = await importList(`${lists}Betriebsmittel-Werk-Sued.xlsx`, {
      plan: { keepUnmapped: 'comment' },
    });
    expect(outcome.counts).toMatchObject({ rows: 138, created: 138, problems: 0 });
    const places = await rowsOf('locations');
    const nameOf = (id: unknown) => places.find((place) => place.id === id);
    const gate = (await rowsOf('equipments')).find(({ identNumber }) => identNumber === 'TT-005');
    expect([
      nameOf(gate?.location)?.name,
      nameOf(nameOf(gate?.location)?.parent)?.name,
      nameOf(nameOf(gate?.location)?.parent)?.parent,
    ]).toEqual(['Tor Süd', 'G3/UG', fresh.site]);
    expect(gate).toMatchObject({
      yearOfProduction: 2021,
      commissioningDate: '2021-11-04',
      lastAuditDate: '2025-01-24',
      auditInterval: 12,
      auditIntervalUnit: 'MONTHLY',
    });
    expect(gate?.comment).toBe(
      'Schließkraft grenzwertig (380 N)\nBezeichnung: Feuerschutztür 5\nAntrieb: Feststellanlage\nPrüfer: Fa. Müller Prüftechnik',
    );
    expect(
      (await importList(`${lists}Betriebsmittel-Werk-Sued.xlsx`, { plan: { keepUnmapped: 'comment' } }))
        .counts,
    ).toMatchObject({ unchanged: 138, updated: 0 });
  });

  it('reads years from dates, and prefers the category in the list to the one chosen for all rows', async () => {
    const ppe = (
      await build(database.db, fresh.account, 'categories', {
        type: 'ppe',
        name: { 'de-DE': 'Auffanggurt', 'pl-PL': 'Szelki bezpieczeństwa' },
      })
    ).id;
    const options = { sheet: 'PSAgA' };
    expect((await importList(`${lists}Betriebsmittel-Werk-Sued.xlsx`, { options })).counts).toMatchObject({
      rows: 216,
      created: 216,
      problems: 0,
    });
    const stored = await rowsOf('equipments');
    expect(stored.find(({ identNumber }) => identNumber === 'PSA-0001')).toMatchObject({
      yearOfProduction: 2018,
      dateOfFirstUse: '2018-12-01',
      maxYearsOfUse: 8,
      responsiblePerson: 'J. Özdemir',
      category: ppe,
    });
    expect(stored.find(({ identNumber }) => identNumber === 'PSA-0002')).toMatchObject({
      category: fresh.category,
    });
  });
});

describe('existing rows', () => {
  it('changes only what differs, with one version and one history entry for it', async () => {
    await importText('Nr;Modell;Platz;Baujahr\nA-1;X;P1;2001\nA-2;X;P2;2002\n');
    const before = await rowsOf('equipments');
    const { counts } = await importText('Nr;Modell;Platz;Baujahr\na-1;X;P1;2001\nA-2;X;P7;\n');
    expect(counts).toMatchObject({ unchanged: 1, updated: 1, created: 0 });
    const after = await rowsOf('equipments');
    expect(after[0]).toEqual(before[0]);
    expect(after[1]).toMatchObject({ identNumber: 'A-2', place: 'P7', yearOfProduction: 2002, version: 2 });
    const [entry] = await database.db('history').where({ recordId: after[1]?.id, operation: 'update' });
    const json = (value: unknown) => (typeof value === 'string' ? JSON.parse(value) : value);
    expect([json(entry.before), json(entry.after), entry.user, entry.changeNumber]).toEqual([
      { place: 'P2' },
      { place: 'P7' },
      call().actor.user,
      after[1]?.changeNumber,
    ]);
  });

  it('fills only empty fields when told so', async () => {
    await importText('Nr;Modell;Platz;Baujahr\nA-1;X;P1;\n');
    await importText('Nr;Modell;Platz;Baujahr\nA-1;Y;P2;1999\n', { plan: { existing: 'fillEmpty' } });
    expect(await rowsOf('equipments')).toMatchObject([{ place: 'P1', yearOfProduction: 1999, version: 2 }]);
  });

  it('keeps the numbers of two customers apart', async () => {
    await importText('Nr;Modell\nA-1;X\n');
    const other = (await build(database.db, fresh.account, 'equipmentOwners')).id;
    const there = (await build(database.db, fresh.account, 'locations', { owner: other })).id;
    expect(
      (await importText('Nr;Modell\nA-1;X\n', { plan: { target: { owner: other, location: there } } }))
        .counts,
    ).toMatchObject({ created: 1, references: {} });
    expect((await rowsOf('equipments')).map(({ owner }) => owner).sort()).toEqual(
      [fresh.customer, other].sort(),
    );
  });

  it('finds a model by maker and name in one cell, after trying the name alone', async () => {
    const { db } = database;
    const { account, category } = fresh;
    const model = (manufacturer: string, name: string) =>
      build(db, account, 'products', { manufacturer, name, category }).then(({ id }) => id);
    const [pallet, drive, odd] = [
      await model('SSI Schäfer', 'PR 600'),
      await model('SSI Schäfer', 'Drive In'),
      await model('Jungheinrich', 'SSI Schäfer Drive In'),
    ];
    await model('Mecalux', 'PR 600');
    const text = 'Nr;Modell\nA-1;SSI Schäfer PR 600\nA-2;ssi  schäfer drive in\nA-3;PR 600\n';
    const outcome = await importText(text, { plan: { create: { location: {} } } });
    expect(outcome.counts).toMatchObject({ created: 2, refused: 1 });
    expect((await rowsOf('equipments')).map(({ product }) => product)).toEqual([pallet, odd]);
    expect(drive).not.toBe(odd);
    expect(outcome.problems).toMatchObject([{ row: 4, value: 'PR 600' }]);
  });

  it('does not touch the model while an audit is open', async () => {
    await importText('Nr;Modell\nA-1;X\nA-2;X\n');
    const [first] = await rowsOf('equipments');
    await build(database.db, fresh.account, 'audits', { equipment: String(first?.id) });
    const outcome = await importText('Nr;Modell\nA-1;Y\nA-2;Y\n');
    expect(outcome.counts).toMatchObject({ updated: 1, refused: 1 });
    expect(outcome.problems).toEqual([
      { row: 2, column: 1, header: 'Modell', value: 'Y', expected: { message: 'validation.openAudit' } },
    ]);
  });
});

describe('other entities', () => {
  it('imports whatever has an exchange: customers', async () => {
    const entity = definitions.equipmentOwners;
    const text = 'Name;Kundennummer\nŻabka;K-1\nBosch;K-2\nbosch;K-3\n';
    const plan = { target: {}, create: {} };
    const first = await importText(text, { entity, plan });
    expect(first.list.columns.map(({ target }) => target)).toEqual(['name', 'customerNumber']);
    expect(first.counts).toMatchObject({ rows: 3, created: 2, refused: 1 });
    expect((await importText(text, { entity, plan })).counts).toMatchObject({ created: 0, unchanged: 2 });
  });

  it("neither matches nor reveals a colleague's private text block with the same content", async () => {
    const { db } = database;
    const { account } = fresh;
    const colleague = (await build(db, account, 'contacts')).id;
    const secret = { content: 'Call Kowalski first.', isForAll: false, author: colleague };
    await build(db, account, 'textModules', secret);
    const entity = definitions.textModules;
    const plan = { target: {}, create: {} };
    const list = 'Treść\nCall Kowalski first.\n';
    const mapping = [{ column: 0, target: 'content' }];
    const outcome = await importText(list, { entity, plan: { ...plan, mapping } });
    expect([outcome.counts.created, outcome.problems]).toEqual([1, []]);
    const blocks = await db('textModules').where({ instance: account }).orderBy('isForAll');
    expect(blocks.map(({ author }) => author)).toEqual([colleague, null]);
  });

  it('imports products into categories named in any language', async () => {
    const mapping = [
      { column: 0, target: 'name' },
      { column: 1, target: 'manufacturer' },
      { column: 2, target: 'category' },
    ];
    const { counts } = await importText(
      'Model;Producent;Kategoria\nPR 600;SSI Schäfer;regale\nM7;Mecalux;Fahrräder\n',
      { entity: definitions.products, plan: { mapping, target: {}, create: {} } },
    );
    expect(counts).toMatchObject({ created: 1, refused: 1, byColumn: { 2: 1 } });
    expect(await rowsOf('products')).toMatchObject([
      { name: 'PR 600', category: fresh.category, instance: fresh.account },
    ]);
  });
});
