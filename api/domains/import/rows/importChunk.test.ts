import { describe, expect, it } from 'vitest';
import { build } from '../../../platform/testing/factories';
import { said, useImportAccount } from '../testing/useImportAccount';

const { database, fresh, importText, rowsOf } = useImportAccount();

describe('rows that are refused', () => {
  it('says for each what was expected, and imports the others', async () => {
    const outcome = await importText(
      'Nr;Modell;Baujahr;Feldlast [kg];Kaufdatum\nA-1;X;1700;1;\n;X;;;\nA-3;X;;viel;sofort\nA-4;X;2020;1,5 t;24.12.2020\nA-4;X;;;\nA-6;;;;\nA-7;X;;3 m;\n',
    );
    expect(outcome.counts).toMatchObject({ rows: 7, created: 1, refused: 6, problems: 7 });
    expect(said(outcome)).toEqual([
      [2, 'Baujahr', '1700', 'import.expected.year'],
      [3, 'Nr', '', 'validation.required'],
      [4, 'Feldlast [kg]', 'viel', 'import.expected.number'],
      [4, 'Kaufdatum', 'sofort', 'import.expected.date'],
      [6, 'Nr', 'A-4', 'import.problem.repeated'],
      [7, 'Modell', '', 'validation.required'],
      [8, 'Feldlast [kg]', '3 m', 'import.expected.unit'],
    ]);
    expect(await rowsOf('equipments')).toMatchObject([
      { identNumber: 'A-4', fieldLoad: 1500, purchaseDate: '2020-12-24' },
    ]);
  });

  it('refuses rows with more cells than headings, since they were split wrongly', async () => {
    const outcome = await importText('Nr;Modell;Platz\nA-1;X;P1;;;\nA-2;X;P2;oder P3\n');
    expect(outcome.counts).toMatchObject({ created: 1, refused: 1 });
    expect(outcome.problems).toEqual([
      {
        row: 3,
        column: null,
        header: null,
        value: 'oder P3',
        expected: { message: 'import.problem.tooManyCells', args: { cells: 4, columns: 3 } },
      },
    ]);
  });

  it('requires an existing row where none may be created or the name is ambiguous', async () => {
    await build(database.db, fresh.account, 'products', {
      name: 'Twin',
      manufacturer: 'A',
      category: fresh.category,
    });
    await build(database.db, fresh.account, 'products', {
      name: 'Twin',
      manufacturer: 'B',
      category: fresh.category,
    });
    const outcome = await importText(
      'Nr;Modell;Hersteller;Halle\n1;Twin;;\n2;Twin;b;\n3;Irgendeins;;\n4;Twin;A;Nirgends\n',
      { plan: { create: {} } },
    );
    expect(said(outcome)).toEqual([
      [2, 'Modell', 'Twin', 'import.problem.referenceAmbiguous'],
      [4, 'Modell', 'Irgendeins', 'import.problem.referenceMissing'],
      [5, 'Halle', 'Nirgends', 'import.problem.referenceMissing'],
    ]);
    expect(outcome.counts).toMatchObject({ created: 1, refused: 3 });
  });

  it('refuses a code that another row has, in the list or in the account, and names the row of the list', async () => {
    await build(database.db, fresh.account, 'equipments', { identNumber: 'OLD', qrCode: 'Q-1' });
    const outcome = await importText('Nr;Modell;QR-Code\nA-1;X;q-1\nA-2;X;Q-2\nA-3;X;q-2\nA-4;X;Q-1\n');
    expect(said(outcome)).toEqual([
      [2, 'QR-Code', 'q-1', 'validation.unique'],
      [4, 'QR-Code', 'q-2', 'import.problem.repeatedValue'],
      [5, 'QR-Code', 'Q-1', 'validation.unique'],
    ]);
    expect(outcome.problems[1]?.expected.args).toEqual({ row: 3 });
    expect(outcome.counts).toMatchObject({ created: 1, refused: 3 });
  });

  it('creates no referenced rows for refused rows', async () => {
    await importText('Nr;Modell;Halle;Kaufdatum\nA-1;Neu;Neue Halle;sofort\nA-2;Alt;;24.12.2020\n');
    expect((await rowsOf('products')).map(({ name }) => name)).toEqual(['Alt']);
    expect(await rowsOf('locations')).toHaveLength(1);
  });
});
