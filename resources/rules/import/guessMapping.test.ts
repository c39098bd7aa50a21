import { describe, expect, it } from 'vitest';
import { equipments } from '../../entities/equipments';
import type { Cell } from '../../language/exchange/cell';
import { guessMapping } from './guessMapping';
import { headerWords } from './headerWords';
import { importTargets } from './importTargets';

const targets = importTargets(equipments);
const guess = (headers: string[], ...rows: Cell[][]) =>
  guessMapping(
    headers.map((header, index) => ({ header, cells: rows.map((row) => row[index] ?? null) })),
    targets,
    { key: 'identNumber', identifying: equipments.exchange?.identifying },
    (target) => headerWords('equipments', target.path),
  );
const paths = (headers: string[], ...rows: Cell[][]) => guess(headers, ...rows).map(({ target }) => target);

describe('guessMapping', () => {
  it('knows the headings of a Polish register', () => {
    expect(
      paths([
        'Nr inwentarzowy',
        'Hala',
        'Rząd / miejsce',
        'Producent',
        'Model',
        'Nr seryjny',
        'Rok produkcji',
        'Liczba pól',
        'Liczba poziomów',
        'Nośność pola [kg]',
        'Nośność poziomu [kg]',
        'Długość pola [mm]',
        'Głębokość [mm]',
        'Data zakupu',
        'Ostatni przegląd',
        'Następny przegląd',
        'Osoba odpowiedzialna',
        'Uwagi',
      ]),
    ).toEqual([
      'identNumber',
      'location',
      'place',
      'product.manufacturer',
      'product',
      'serialNumber',
      'yearOfProduction',
      'fieldCount',
      'levelCount',
      'fieldLoad',
      'compartmentLoad',
      'maxFieldLength',
      'depth',
      'purchaseDate',
      'lastAuditDate',
      'nextAuditDate',
      'responsiblePerson',
      'comment',
    ]);
  });

  it('tells the place within a hall from the hall', () => {
    expect(paths(['Inventarnummer', 'Standort', 'Standplatz'])).toEqual(['identNumber', 'location', 'place']);
  });

  it('knows the headings of a Hungarian list, also in capitals and without marks', () => {
    expect(
      paths([
        'LELTARI SZAM',
        'Megnevezés',
        'Telephely',
        'Gyártó',
        'gyartasi ev',
        'Utolsó felülvizsgálat',
        'Megjegyzés',
      ]),
    ).toEqual([
      'identNumber',
      'product',
      'location',
      'product.manufacturer',
      'yearOfProduction',
      'lastAuditDate',
      'comment',
    ]);
  });

  it('gives a German building to the upper and a room to the lower location, and leaves what has no field', () => {
    expect(
      paths(['Inventar-Nr.', 'Standort', 'Gebäude', 'Bezeichnung', 'Hersteller', 'Typ', 'Antrieb', 'Prüfer']),
    ).toEqual([
      'identNumber',
      'location',
      'location.parent',
      null,
      'product.manufacturer',
      'product',
      null,
      null,
    ]);
  });

  it('takes the kind for the model only where there is no model', () => {
    expect(
      paths(
        ['Nr', 'Art', 'Hersteller', 'Modell'],
        [1, 'Helm', 'Edelrid', 'Zodiac'],
        [2, 'Gurt', 'Petzl', 'Avao'],
      ),
    ).toEqual(['identNumber', 'product.category', 'product.manufacturer', 'product']);
    expect(paths(['Nr', 'Art', 'Hersteller'], [1, 'Tritt', 'Hymer'], [2, 'Tritt', 'Zarges'])).toEqual([
      'identNumber',
      'product',
      'product.manufacturer',
    ]);
  });

  it('takes no column for the number whose values repeat', () => {
    expect(paths(['Nr', 'Asset'], ['1', 'a'], ['1', 'b'], ['1', 'c'], ['1', 'd'])).toEqual([null, null]);
  });

  it('survives a slip of the pen, and says it is less sure', () => {
    const [column] = guess(['Serienumer']);
    expect(column?.target).toBe('serialNumber');
    expect(column?.confidence).toBeLessThan(0.6);
    expect(guess(['Seriennummer'])[0]?.confidence).toBe(0.6);
    expect(guess(['Seriennummer'], ['ab-1'])[0]?.confidence).toBe(1);
  });

  it('does not send words to a field of dates', () => {
    expect(paths(['Kaufdatum'], ['alt'], ['neu'], ['alt'])).toEqual([null]);
    expect(paths(['Nächste Prüfung'], ['12/2027'], ['01/2028'], ['sofort'])).toEqual(['nextAuditDate']);
  });

  it.each([
    [
      ['Lfd. Nr.', 'Kennzeichen', 'Modell'],
      [null, 'identNumber', 'product'],
    ],
    [
      ['L.p.', 'Oznaczenie', 'Model'],
      [null, 'identNumber', 'product'],
    ],
    [
      ['Lp.', 'Symbol', 'Model'],
      [null, 'identNumber', 'product'],
    ],
    [
      ['Nr.', 'Inventar-Nr.', 'Modell'],
      [null, 'identNumber', 'product'],
    ],
    [
      ['No.', 'Code', 'Model'],
      [null, 'identNumber', 'product'],
    ],
    [
      ['Sorszám', 'Jelölés', 'Típus'],
      [null, 'identNumber', 'product'],
    ],
    [
      ['Ssz.', 'Kód', 'Típus'],
      [null, 'identNumber', 'product'],
    ],
  ])('takes no running number for the key beside a better column: %j', (headers, expected) => {
    expect(paths(headers, ['1', 'R-17', 'a'], ['2', 'R-09', 'b'], ['3', 'R-21', 'b'])).toEqual(expected);
  });

  it('leaves the key to a person where a running number stands beside serial numbers', () => {
    expect(paths(['Lp.', 'Model', 'Nr seryjny'], ['1', 'a', 'x9'], ['2', 'b', 'x7'])).toEqual([
      null,
      'product',
      'serialNumber',
    ]);
    expect(paths(['Lp.', 'Model', 'Nr seryjny'], ['1', 'a', 'x9'], ['2', 'b', ''])).toEqual([
      'identNumber',
      'product',
      'serialNumber',
    ]);
  });

  it('takes a number for the key that is painted on the rack, whatever its heading', () => {
    expect(paths(['Nr', 'Symbol'], ['R-1', 'x'], ['R-2', 'x'], ['R-3', 'y'])).toEqual(['identNumber', null]);
  });
});
