import { readFile } from 'node:fs/promises';
import type { ImportPlan } from '@plumbline/resources/rules/import/importSession';
import { describe, expect, it } from 'vitest';
import { actorOf, build, buildAccount } from '../../platform/testing/factories';
import { guessedPlan } from './testing/importServer';
import { lists, sessionOf, useImportServer } from './testing/useImportServer';

const { database, fresh, running, settled, uploadFile, uploadText, dryRun, run, equipment } =
  useImportServer();

describe('import of a list, step by step', () => {
  it('runs upload, recognition, dry run and import, and changes nothing when repeated', async () => {
    const uploaded = await uploadFile('rejestr-regalow.csv');
    expect(uploaded).toMatchObject({
      state: 'read',
      fileName: 'rejestr-regalow.csv',
      size: 70226,
      list: { kind: 'csv', encoding: 'cp1250', delimiter: ';', headerRow: 1 },
    });
    expect(uploaded.list.columns[1]).toEqual({
      index: 1,
      letter: 'B',
      header: 'Hala',
      samples: expect.arrayContaining(['Chłodnia']),
      target: 'location',
      confidence: 1,
    });
    expect(uploaded.list.rows).toHaveLength(20);
    const checked = sessionOf(await dryRun(uploaded));
    expect(checked).toMatchObject({
      state: 'checked',
      progress: { total: 412 },
      counts: { rows: 412, created: 412, refused: 0, references: { products: 6, locations: 6 } },
    });
    expect(await equipment()).toHaveLength(0);
    const done = await run(uploaded.id);
    expect(done).toMatchObject({ state: 'done', counts: checked.counts });
    const pieces = await equipment();
    expect(pieces).toHaveLength(412);
    // Ids of the created rows, for printing labels: available only to the importing user.
    const made = await running().send(fresh.owner, 'GET', `/${uploaded.id}/created`);
    const ids = made.body.ids as string[];
    expect(ids).toHaveLength(412);
    expect(new Set(ids)).toEqual(new Set(pieces.map(({ id }) => id)));
    const stranger = actorOf(await buildAccount(database.db));
    expect(await running().send(stranger, 'GET', `/${uploaded.id}/created`)).toMatchObject({ status: 404 });

    const again = await uploadFile('rejestr-regalow.csv');
    expect(sessionOf(await dryRun(again)).counts).toMatchObject({
      unchanged: 412,
      created: 0,
      updated: 0,
      references: {},
    });
    expect((await run(again.id)).counts).toMatchObject({ unchanged: 412, created: 0, updated: 0 });
  });

  it('reports problems with row, column, value and expectation, in each dry run and as a file', async () => {
    const uploaded = await uploadFile('Betriebsmittel-Werk-Sued.xlsx');
    const ladders = sessionOf(
      await running().send(fresh.owner, 'PATCH', `/${uploaded.id}`, { sheet: 'Leitern' }),
    );
    expect(ladders.list).toMatchObject({ sheet: 'Leitern', headerRow: 1 });
    const checked = sessionOf(await dryRun(ladders));
    expect(checked.counts).toMatchObject({
      rows: 95,
      created: 74,
      refused: 21,
      problems: 21,
      byColumn: { 6: 21 },
    });
    const [first] = checked.problems;
    expect(first).toEqual({
      row: expect.any(Number),
      column: 6,
      header: 'Nächste Prüfung',
      value: 'sofort',
      expected: { message: 'import.expected.date' },
    });
    expect(checked.problems).toHaveLength(21);

    const german = { ...fresh.owner, language: 'de-DE' as const };
    const { body } = await running().send(german, 'GET', `/${uploaded.id}/problems.csv`);
    const lines = String(body.text).split('\r\n');
    expect(lines).toHaveLength(23);
    expect(lines.slice(0, 2)).toEqual([
      '\ufeffZeile;Spalte;Wert;Erwartet',
      `${first?.row};Nächste Prüfung;sofort;ein Datum, z. B. 24.12.2026`,
    ]);

    const lenient = sessionOf(await dryRun(ladders, { unreadable: 'leaveOut' }));
    expect(lenient.counts).toMatchObject({ created: 95, refused: 0, problems: 21 });
    expect((await run(uploaded.id)).counts).toMatchObject({ created: 95, refused: 0 });
    expect((await equipment()).filter(({ nextAuditDate }) => nextAuditDate === null)).toHaveLength(21);
  });

  it('reads the file again with the user’s corrections, and discards the previous plan', async () => {
    const uploaded = await uploadText('Größe|Nr.\n5|A-1\n');
    expect(uploaded.list).toMatchObject({ encoding: 'utf-8', delimiter: '|' });
    const corrected = sessionOf(
      await running().send(fresh.owner, 'PATCH', `/${uploaded.id}`, {
        encoding: 'cp1250',
        delimiter: ';',
        headerRow: 0,
      }),
    );
    expect(corrected.list).toMatchObject({
      encoding: 'cp1250',
      delimiter: ';',
      headerRow: 0,
      columns: [{ letter: 'A', header: '' }],
    });
    expect(
      await running().send(fresh.owner, 'PATCH', `/${uploaded.id}`, { encoding: 'klingon' }),
    ).toMatchObject({
      status: 400,
      body: { code: 'BAD_REQUEST', data: { field: 'encoding' } },
    });
    const polish = (await running().upload(fresh.owner, await readFile(`${lists}rejestr-regalow.csv`))).body;
    expect(await running().send(fresh.owner, 'PATCH', `/${polish.id}`, { encoding: 'utf-8' })).toMatchObject({
      status: 422,
      body: { code: 'IMPORT_ENCODING', data: { encoding: 'utf-8' } },
    });
    expect(await running().send(fresh.owner, 'POST', `/${uploaded.id}/run`)).toMatchObject({
      status: 409,
      body: { code: 'IMPORT_NOT_CHECKED' },
    });
  });

  it('runs a list once, even if run is requested repeatedly', async () => {
    const uploaded = await uploadText('Nr;Modell\nA-1;X\nA-2;X\n');
    await dryRun(uploaded);
    const answers = await Promise.all(
      [1, 2, 3].map(() => running().send(fresh.owner, 'POST', `/${uploaded.id}/run`)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409, 409]);
    expect((await settled(uploaded.id)).counts).toMatchObject({ created: 2 });
    expect(await equipment()).toHaveLength(2);
  });

  it('asks about ambiguous values, and writes nothing before the answer', async () => {
    const uploaded = await uploadText('Nr;Modell;Feldlast\nA-1;X;25.500\nA-2;X;12.250\n');
    const asked = sessionOf(await dryRun(uploaded));
    expect(asked).toMatchObject({
      state: 'asked',
      counts: null,
      questions: [{ column: 2, about: 'decimal', answers: [',', '.'], samples: [{ row: 2 }, { row: 3 }] }],
    });
    expect(await running().send(fresh.owner, 'POST', `/${uploaded.id}/run`)).toMatchObject({
      status: 409,
      body: { code: 'IMPORT_UNANSWERED' },
    });
    const mapping = uploaded.list.columns.map(({ index, target }) => ({
      column: index,
      target,
      decimal: ',',
    }));
    const answered = sessionOf(await dryRun(uploaded, { mapping } as Partial<ImportPlan>));
    expect(answered).toMatchObject({ state: 'checked', questions: [], counts: { created: 2 } });
    await run(uploaded.id);
    expect(await equipment()).toMatchObject([{ fieldLoad: 25500 }, { fieldLoad: 12250 }]);
  });

  it('runs the plan with the number and date formats of the dry run, and keeps its findings', async () => {
    const uploaded = await uploadText('Nr;Modell;Kategorie;Feldlast t\nA-1;X;Foo;1,2\nA-2;X;Bar;2,5\n');
    const checked = sessionOf(await dryRun(uploaded));
    expect(checked).toMatchObject({
      state: 'checked',
      plan: { mapping: [{}, {}, {}, { target: 'fieldLoad', decimal: ',' }] },
      conversions: [{ from: 't', to: 'kg', row: 2, value: '1,2', stored: 1200 }],
      notices: [
        { row: 2, value: 'Foo' },
        { row: 3, value: 'Bar' },
      ],
    });
    const done = await run(uploaded.id);
    expect([done.notices, done.conversions]).toEqual([checked.notices, checked.conversions]);
  });

  it('refuses an incomplete plan and names what is missing', async () => {
    const uploaded = await uploadText('Modell;Ort\nX;Halle\n');
    const answer = await running().send(
      fresh.owner,
      'POST',
      `/${uploaded.id}/dry-run`,
      guessedPlan(uploaded, { target: {}, create: { product: {} } }),
    );
    expect(answer).toMatchObject({
      status: 422,
      body: {
        code: 'IMPORT_PLAN',
        data: {
          problems: [
            { message: 'import.plan.keyUnmapped', target: 'identNumber' },
            { message: 'import.plan.customerUnsaid', target: 'owner' },
          ],
        },
      },
    });
    for (const wrong of [
      { mapping: 'x' },
      { mapping: [], target: { product: 'x' } },
      { mapping: [{ column: 99, target: 'place' }] },
      { mapping: [], keepUnmapped: 'identNumber' },
    ]) {
      expect(await running().send(fresh.owner, 'POST', `/${uploaded.id}/dry-run`, wrong)).toMatchObject({
        status: 400,
        body: { code: 'BAD_REQUEST' },
      });
    }
  });
});

describe('import rights', () => {
  it('refuses strangers, roles without the right and lists of others', async () => {
    const uploaded = await uploadText('Nr;Modell\nA-1;X\n');
    expect(await running().send(null, 'GET', `/${uploaded.id}`)).toMatchObject({
      status: 401,
      body: { code: 'NOT_SIGNED_IN' },
    });
    expect(await running().upload(actorOf(fresh.account, 'SalesForce'), Buffer.from('Nr\n1'))).toMatchObject({
      status: 403,
      body: { code: 'FORBIDDEN' },
    });
    const foreign = actorOf(await buildAccount(database.db));
    for (const stranger of [actorOf(fresh.account), foreign, { ...foreign, user: fresh.owner.user }]) {
      expect(await running().send(stranger, 'GET', `/${uploaded.id}`)).toMatchObject({
        status: 404,
        body: { code: 'IMPORT_NOT_FOUND' },
      });
      expect(await running().send(stranger, 'POST', `/${uploaded.id}/run`)).toMatchObject({ status: 404 });
      expect(await running().send(stranger, 'DELETE', `/${uploaded.id}`)).toMatchObject({ status: 404 });
      expect(await running().send(stranger, 'GET', `/${uploaded.id}/problems.csv`)).toMatchObject({
        status: 404,
      });
    }
  });

  it("answers a foreign account's location, customer or category like one that does not exist", async () => {
    const foreign = await buildAccount(database.db);
    const customer = (await build(database.db, foreign, 'equipmentOwners')).id;
    const location = (await build(database.db, foreign, 'locations', { owner: customer })).id;
    const category = (await build(database.db, foreign, 'categories')).id;
    const uploaded = await uploadText('Nr;Modell\nA-1;X\n');
    for (const plan of [
      { target: { ...fresh.target, location } },
      { target: { ...fresh.target, owner: customer } },
      { create: { product: { category } } },
    ]) {
      expect(await dryRun(uploaded, plan)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    }
    const other = (await build(database.db, fresh.account, 'equipmentOwners')).id;
    expect(await dryRun(uploaded, { target: { ...fresh.target, owner: other } })).toMatchObject({
      status: 422,
      body: {
        code: 'IMPORT_PLAN',
        data: { problems: [{ message: 'import.plan.otherOwner', target: 'location' }] },
      },
    });
  });

  it("checks each row against the importing user's rights, also if they are reduced after the dry run", async () => {
    const hall = (
      await build(database.db, fresh.account, 'locations', {
        name: 'Halle 1',
        parent: fresh.target.location,
        owner: fresh.target.owner,
      })
    ).id;
    const product = (
      await build(database.db, fresh.account, 'products', {
        name: 'X',
        category: fresh.create.product?.category,
      })
    ).id;
    await build(database.db, fresh.account, 'equipments', {
      identNumber: 'A-9',
      product,
      location: hall,
      owner: fresh.target.owner,
    });
    const employee = actorOf(fresh.account, 'Employee', { locations: [String(fresh.target.location)] });
    const uploaded = await uploadText(
      'Nr;Modell;Halle;Platz\nA-1;X;;P1\nA-2;X;Halle 1;P2\nA-3;Neu;;P3\nA-9;X;;P9\n',
      employee,
    );
    const checked = sessionOf(await dryRun(uploaded, {}, employee));
    expect(checked.counts).toMatchObject({ created: 1, refused: 3 });
    expect(checked.problems.map(({ row, expected }) => [row, expected.message])).toEqual([
      [3, 'import.problem.mayNotCreate'],
      [4, 'import.problem.mayNotCreate'],
      // A duplicate of a row outside the user's permitted locations gives the same error as in the form.
      [5, 'validation.unique'],
    ]);
    expect((await run(uploaded.id, employee)).counts).toMatchObject({ created: 1, refused: 3 });
  });

  it('is refused to a read-only token of the same user', async () => {
    const uploaded = await uploadText('Nr;Modell\nA-1;X\n');
    const checked = sessionOf(await dryRun(uploaded));
    const reader = { ...fresh.owner, tokenScopes: ['read' as const] };
    const plan = guessedPlan(uploaded, { target: fresh.target, create: fresh.create });
    for (const [method, route, body] of [
      ['POST', '/run', {}],
      ['POST', '/dry-run', plan],
      ['PATCH', '', { encoding: 'utf-8' }],
      ['DELETE', ''],
    ] as const)
      expect((await running().send(reader, method, `/${uploaded.id}${route}`, body)).body.code).toBe(
        'FORBIDDEN',
      );
    expect(await settled(uploaded.id)).toEqual(checked);
  });
});
