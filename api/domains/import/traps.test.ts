import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { actorOf, build, callAs } from '../../platform/testing/factories';
import { useImportAccount } from './testing/useImportAccount';

const { database, fresh, importText, rowsOf } = useImportAccount();

const kilograms = (kilonewtons: number) => Number(((kilonewtons * 1000) / 9.80665).toFixed(4));

/**
 * The same register in four languages: months next to loads, units in headings and cells, a running number in the first
 * column.
 */
const registers = {
  'de-DE': [
    'Lfd. Nr.;Inventar-Nr.;Modell;Kategorie;Nächste Prüfung;Feldlast;Fachlast kN;Tiefe cm;Feldlänge [m]',
    '1;R-01;Größe XL;Regale;12.2026;1.200;4,5;110;2,7',
    '2;R-02;Größe XL;Türen;05.2027;2,5 t;5;80 cm;2700 mm',
    '3;R-03;Größe XL;Regale;03.2027;2.000 lbs;450 daN;36 in;1,8',
  ],
  'pl-PL': [
    'L.p.;Nr inwentarzowy;Model;Kategoria;Następny przegląd;Nośność pola;Nośność poziomu kN;Głębokość cm;Długość pola [m]',
    '1;R-01;Półka żółta;Regały;12.2026;1.200;4,5;110;2,7',
    '2;R-02;Półka żółta;Drzwi;05.2027;2,5 t;5;80 cm;2700 mm',
    '3;R-03;Półka żółta;Regały;03.2027;2.000 lbs;450 daN;36 in;1,8',
  ],
  'hu-HU': [
    'Ssz.;Leltári szám;Típus;Kategória;Következő felülvizsgálat;Mező teherbírása;Szint teherbírása kN;Mélység cm;Mezőhossz [m]',
    '1;R-01;Fűtőállvány;Regały;12.2026;1.200;4,5;110;2,7',
    '2;R-02;Fűtőállvány;Ajtók;05.2027;2,5 t;5;80 cm;2700 mm',
    '3;R-03;Fűtőállvány;Regale;03.2027;2.000 lbs;450 daN;36 in;1,8',
  ],
  'en-EN': [
    'No.;Asset number;Model;Category;Next inspection;Bay load;Level load kN;Depth cm;Bay length [m]',
    '1;R-01;Café rack;Regale;12.2026;1.200;4.5;110;2.7',
    '2;R-02;Café rack;Doors;05.2027;2.5 t;5;80 cm;2700 mm',
    '3;R-03;Café rack;Regale;03.2027;2,000 lbs;450 daN;36 in;1.8',
  ],
} as const;

describe.each(Object.entries(registers))('a register in %s', (language, lines) => {
  // The English list uses decimal points, so "1.200" is asked about; the valid range of a load decides.
  it('ignores months when detecting number formats, converts units, and uses the better number as key', async () => {
    const outcome = await importText(lines.join('\n'));
    expect(outcome.list.columns.slice(0, 2).map(({ target }) => target)).toEqual([null, 'identNumber']);
    if (language === 'en-EN') {
      // "2.5 t" and "2,000 lbs" use a decimal point, but the valid range makes 1.200 a thousand: a user must decide.
      expect(outcome.questions).toMatchObject([{ about: 'decimal', header: 'Bay load' }]);
      expect(await rowsOf('equipments')).toEqual([]);
      return;
    }
    expect(outcome.questions).toEqual([]);
    expect(outcome.problems).toEqual([]);
    expect(outcome.notices.at(-1)).toMatchObject({
      value: '36 in',
      expected: { message: 'import.notice.rounded', args: { stored: 914 } },
    });
    const load = (pounds: number) => Number((pounds * 0.45359237).toFixed(4));
    expect(await rowsOf('equipments')).toMatchObject([
      {
        identNumber: 'R-01',
        nextAuditDate: '2026-12-01',
        fieldLoad: 1200,
        compartmentLoad: kilograms(4.5),
        depth: 1100,
        maxFieldLength: 2700,
      },
      {
        identNumber: 'R-02',
        nextAuditDate: '2027-05-01',
        fieldLoad: 2500,
        compartmentLoad: kilograms(5),
        depth: 800,
        maxFieldLength: 2700,
      },
      {
        identNumber: 'R-03',
        fieldLoad: load(2000),
        compartmentLoad: Number((4500 / 9.80665).toFixed(4)),
        depth: 914,
        maxFieldLength: 1800,
      },
    ]);
  });

  it('reports converted units and replaced values in the dry run and in the result', async () => {
    const text = lines.join('\n').replace('1.200', '1200').replace('36 in', '90');
    const dry = await importText(text, { isDry: true });
    const run = await importText(text);
    for (const { conversions, notices, counts } of [dry, run]) {
      expect(conversions.map(({ from, to }) => [from, to])).toEqual([
        ['t', 'kg'],
        ['lbs', 'kg'],
        ['kN', 'kg'],
        ['daN', 'kg'],
        ['cm', 'mm'],
        ['m', 'mm'],
      ]);
      expect(notices.map(({ row, header, value, expected }) => [row, header, value, expected])).toEqual([
        [
          3,
          lines[0].split(';')[3],
          lines[2].split(';')[3],
          { message: 'import.notice.replaced', args: { stored: expect.stringMatching(/^Rega/) } },
        ],
      ]);
      expect(counts.notices).toBe(1);
    }
    expect(await rowsOf('equipments')).toHaveLength(3);
    expect((await rowsOf('equipments')).every(({ category }) => category === fresh.category)).toBe(true);
  });

  it.each([
    ['cp1250', 'cp1250'],
    ['iso-8859-2', 'iso-8859-2'],
    ['cp852', 'cp852'],
    ['mac-ce', 'maccenteuro'],
    ['utf-8', 'utf-8'],
    ['utf-16le', 'utf-16le'],
    ['utf-16be', 'utf-16be'],
  ] as const)('is read with its letters from bytes of %s', async (encoding, coder) => {
    const text = `${lines.join('\n')}\n`.replace('1.200', '1200');
    const bytes = encoding.startsWith('utf-') ? [true, false] : [false];
    for (const addBOM of bytes) {
      const { list } = await importText(iconv.encode(text, coder, { addBOM }), { isDry: true });
      expect(list.columns.map(({ header }) => header)).toEqual(lines[0].split(';'));
      expect(list.columns[2]?.samples).toEqual([lines[1].split(';')[2]]);
    }
  });
});

it('writes nothing of an ambiguous list until a user has decided', async () => {
  const list =
    'Nr inwentarzowy;Model;Nośność pola;Data zakupu\nA1;CLIP;25.500;3/4/2024\nA2;CLIP;12.250;5/6/2024';
  const asked = await importText(list);
  expect(
    asked.questions.map(({ about, samples }) => [about, samples.map(({ readings }) => readings)]),
  ).toEqual([
    [
      'decimal',
      [
        [25500, 25.5],
        [12250, 12.25],
      ],
    ],
    [
      'order',
      [
        ['2024-04-03', '2024-03-04'],
        ['2024-06-05', '2024-05-06'],
      ],
    ],
  ]);
  expect(await rowsOf('equipments')).toEqual([]);
  const { columns } = asked.list;
  const answered = await importText(list, {
    plan: {
      mapping: columns.map(({ index, target }) => ({ column: index, target, decimal: '.', order: 'mdy' })),
    },
  });
  expect(answered.questions).toEqual([]);
  expect(await rowsOf('equipments')).toMatchObject([
    { fieldLoad: 25.5, purchaseDate: '2024-03-04' },
    { fieldLoad: 12.25, purchaseDate: '2024-05-06' },
  ]);
});

it('reports unknown categories, and values kept because only empty fields are filled', async () => {
  const list = (load: string) =>
    `Nr inwentarzowy;Model;Kategoria;Nośność pola;Uwagi\nA1;CLIP;Niczyja;${load};x`;
  const first = await importText(list('900'));
  expect(first.notices).toMatchObject([
    {
      row: 2,
      header: 'Kategoria',
      value: 'Niczyja',
      expected: { message: 'import.notice.replaced', args: { stored: 'Regały' } },
    },
  ]);
  const again = await importText(list('800'), { plan: { existing: 'fillEmpty' } });
  expect(again.notices).toMatchObject([
    { header: 'Kategoria' },
    {
      header: 'Nośność pola',
      value: '800',
      expected: { message: 'import.notice.kept', args: { stored: '900' } },
    },
  ]);
});

it('reports rounded numbers', async () => {
  const { notices } = await importText('Nr inwentarzowy;Model;Nośność pola\nA1;CLIP;900,123456');
  expect(notices).toMatchObject([
    { expected: { message: 'import.notice.rounded', args: { stored: 900.1235 } } },
  ]);
});

describe('an account that has customers', () => {
  const list = 'Nr inwentarzowy;Model;Klient\nA1;CLIP;ACME\nA2;CLIP;';
  const asAuditor = () => callAs(database.db, actorOf(fresh.account, 'Owner', { instanceType: 'AUDITOR' }));

  it('gets no row without a customer, unless the user chose that', async () => {
    const acme = (await build(database.db, fresh.account, 'equipmentOwners', { name: 'ACME' })).id;
    const target = { location: (await build(database.db, fresh.account, 'locations', { owner: acme })).id };
    const outcome = await importText(list, { as: asAuditor(), plan: { target } });
    expect(outcome.problems.map(({ row, expected }) => [row, expected.message])).toEqual([
      [3, 'import.problem.noCustomer'],
    ]);
    expect(await rowsOf('equipments')).toMatchObject([{ identNumber: 'A1', owner: acme }]);
    const open = (await build(database.db, fresh.account, 'locations')).id;
    const chosen = await importText('Nr inwentarzowy;Model\nA2;CLIP', {
      as: asAuditor(),
      plan: { target: { location: open }, ownerless: true },
    });
    expect(chosen.problems).toEqual([]);
    expect(await rowsOf('equipments')).toMatchObject([
      { identNumber: 'A1' },
      { identNumber: 'A2', owner: null },
    ]);
  });
});
