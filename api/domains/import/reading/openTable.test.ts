import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { equipments } from '@plumbline/resources/entities/equipments';
import type { Cell } from '@plumbline/resources/language/exchange/cell';
import { guessMapping } from '@plumbline/resources/rules/import/guessMapping';
import { headerWords } from '@plumbline/resources/rules/import/headerWords';
import { importTargets } from '@plumbline/resources/rules/import/importTargets';
import { knownHeaders } from '@plumbline/resources/rules/import/knownHeaders';
import iconv from 'iconv-lite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTable, type Table, type TableOptions } from './openTable';

const lists = new URL('../../../../seeds/lists/', import.meta.url).pathname;
const words = (target: { path: string }) => headerWords('equipments', target.path);
const known = knownHeaders(equipments, words);
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'reading-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function write(content: string | Buffer, name = 'list.csv'): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

async function read(
  path: string,
  options: TableOptions = {},
): Promise<{ table: Table; rows: { row: number; cells: Cell[] }[] }> {
  const table = await openTable(path, options, known);
  try {
    const rows = [];
    for await (const batch of table.rows()) rows.push(...batch);
    return { table, rows };
  } finally {
    table.close();
  }
}

function mapping(table: Table): Record<string, string | null> {
  const columns = table.columns.map(({ header, index }) => ({
    header,
    cells: table.sample.map(({ cells }) => cells[index] ?? null),
  }));
  const guesses = guessMapping(columns, importTargets(equipments), { key: 'identNumber' }, words);
  return Object.fromEntries(
    table.columns.map(({ header, letter }, index) => [header || letter, guesses[index]?.target ?? null]),
  );
}

describe('lists as customers send them', () => {
  it('reads the Polish register: cp1250, semicolons, quotes inside', async () => {
    const { table, rows } = await read(`${lists}rejestr-regalow.csv`);
    expect(table).toMatchObject({ kind: 'csv', encoding: 'cp1250', delimiter: ';', headerRow: 1 });
    expect(rows).toHaveLength(412);
    expect(rows[8]).toEqual({
      row: 10,
      cells: [
        'REG-0009',
        'Hala B – wysoki skład',
        'D-16',
        'BITO',
        'Regał półkowy PROflow',
        '88/8429-K',
        '2004',
        '11',
        '3',
        '800,0',
        '200,3',
        '1413',
        '501',
        '18.04.2004',
        '19.03.2025',
        '19.03.2026',
        'Wójcik Stanisław',
        'rząd skrajny, odbojnica "żółta" wygięta',
      ],
    });
    expect(Object.values(mapping(table))).not.toContain(null);
  });

  it('reads the Hungarian list: byte order mark, commas', async () => {
    const { table, rows } = await read(`${lists}allvanyok.csv`);
    expect(table).toMatchObject({ kind: 'csv', encoding: 'utf-8', delimiter: ',', headerRow: 1 });
    expect(table.columns[0]?.header).toBe('Leltári szám');
    expect(rows).toHaveLength(60);
    expect(rows[8]?.cells).toEqual([
      'ÁLL-009',
      'Raklapos állvány',
      'Őrbottyán – csarnok',
      'Tipro',
      '2015',
      '2025. 10. 21.',
      '2026. 08. 23.',
      'sérült oszlop, cserélni',
    ]);
  });

  it('reads each sheet of the German workbook, below its title, dates without a shift', async () => {
    const { table, rows } = await read(`${lists}Betriebsmittel-Werk-Sued.xlsx`);
    expect(table).toMatchObject({
      kind: 'xlsx',
      sheet: 'Tore & Türen',
      headerRow: 3,
      sheets: [
        { name: 'Tore & Türen', isHidden: false },
        { name: 'PSAgA', isHidden: false },
        { name: 'Leitern', isHidden: false },
      ],
    });
    expect(rows).toHaveLength(138);
    expect(rows[0]).toEqual({
      row: 4,
      cells: [
        'TT-001',
        'Versand',
        'G2',
        'Automatik-Schiebetür 1',
        'GEZE',
        'Automatik-Schiebetür Slimdrive',
        '484011',
        2001,
        'kraftbetätigt',
        '2001-05-05',
        '2025-03-11',
        3,
        'intern',
      ],
    });
    const harnesses = await read(`${lists}Betriebsmittel-Werk-Sued.xlsx`, { sheet: 'PSAgA' });
    expect(harnesses.rows).toHaveLength(216);
    expect(mapping(harnesses.table)).toEqual({
      'Inventar-Nr.': 'identNumber',
      Art: 'product.category',
      Hersteller: 'product.manufacturer',
      Modell: 'product',
      'Serien-Nr.': 'serialNumber',
      Herstelldatum: 'yearOfProduction',
      'Erste Benutzung': 'dateOfFirstUse',
      'Max. Nutzungsdauer (Jahre)': 'maxYearsOfUse',
      'Zugeordnet an': 'responsiblePerson',
      'Letzte Prüfung': 'lastAuditDate',
      Status: null,
    });
    const ladders = await read(`${lists}Betriebsmittel-Werk-Sued.xlsx`, { sheet: 'Leitern' });
    expect(ladders.rows).toHaveLength(95);
    expect(mapping(ladders.table)).toEqual({
      Nr: 'identNumber',
      Art: 'product',
      Hersteller: 'product.manufacturer',
      'Sprossen/Stufen': null,
      Material: null,
      Ort: 'location',
      'Nächste Prüfung': 'nextAuditDate',
    });
  });

  it('returns the same rows for all chunk boundaries and encodings', async () => {
    const text = `Inventar-Nr.;Ort;Bemerkung\r\n${Array.from({ length: 9000 }, (_, index) => `Ä-${index};Őr żółć;"zwei\nZeilen ${index}"\r\n`).join('')}`;
    for (const encoding of ['utf-8', 'cp1250', 'utf-16le'] as const) {
      const bytes =
        encoding === 'utf-16le'
          ? Buffer.concat([Buffer.from([0xff, 0xfe]), iconv.encode(text, encoding)])
          : iconv.encode(text, encoding);
      const { table, rows } = await read(await write(bytes));
      expect(table.encoding).toBe(encoding);
      expect(rows).toHaveLength(9000);
      expect(rows.at(-1)).toEqual({ row: 9001, cells: ['Ä-8999', 'Őr żółć', 'zwei\nZeilen 8999'] });
    }
  });

  it('lets the user correct encoding, delimiter and row of headings', async () => {
    const path = await write(iconv.encode('Straße|n\nRegał;1|2\nfoo|3', 'iso-8859-2'));
    const { table, rows } = await read(path, { encoding: 'iso-8859-2', delimiter: '|', headerRow: 2 });
    expect(table.columns.map(({ header }) => header)).toEqual(['Regał;1', '2']);
    expect(rows).toEqual([{ row: 3, cells: ['foo', '3'] }]);
    const without = await read(path, { encoding: 'iso-8859-2', delimiter: '|', headerRow: 0 });
    expect(without.table.columns).toEqual([
      { index: 0, letter: 'A', header: '' },
      { index: 1, letter: 'B', header: '' },
    ]);
    expect(without.rows).toHaveLength(3);
  });

  it('refuses an encoding in which the bytes are invalid', async () => {
    const path = await write(iconv.encode('Regał;Größe\n1;2', 'cp1250'));
    await expect(read(path, { encoding: 'utf-8' })).rejects.toMatchObject({
      code: 'IMPORT_ENCODING',
      data: { encoding: 'utf-8' },
    });
  });

  it("takes the delimiter from Excel's `sep=` line, and detects tabs and pipes by their number", async () => {
    expect((await read(await write('sep=,\nNr,Ort\n1,"a;b;c;d"\n'))).table).toMatchObject({
      delimiter: ',',
      headerRow: 2,
    });
    expect((await read(await write('Nr\tOrt, Halle\n1\ta, b\n'))).table.delimiter).toBe('\t');
    expect((await read(await write('Nr|Last\n1|1,5\n2|1,5\n'))).table.delimiter).toBe('|');
  });

  it('reads a list with CR line ends, blank headings and dates of the American order', async () => {
    const { table, rows } = await read(
      await write('Asset Tag,,Model name,Purchase Date\rA-1,,X,4/5/16\rA-2,,Y,6/16/15\r'),
    );
    expect(rows.map(({ row }) => row)).toEqual([2, 3]);
    expect(mapping(table)).toEqual({
      'Asset Tag': 'identNumber',
      B: null,
      'Model name': 'product',
      'Purchase Date': 'purchaseDate',
    });
  });
});
