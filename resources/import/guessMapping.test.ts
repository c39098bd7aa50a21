import { describe, expect, it } from 'vitest';
import { equipments } from '../entities/equipments';
import type { Cell } from './cell';
import { guessMapping } from './guessMapping';
import { headerWords } from './headerWords';
import { importTargets } from './importTargets';

const targets = importTargets(equipments);
const guess = (headers: string[], ...rows: Cell[][]) =>
  guessMapping(
    headers.map((header, index) => ({ header, cells: rows.map((row) => row[index] ?? null) })),
    targets,
    'identNumber',
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

  it('judges marks and orders column by column, the undecided by the rest of the file', () => {
    const [loads, bought, depth] = guess(
      ['Feldlast', 'Purchase date', 'Tiefe'],
      ['1.200,5', '1/23/23', '1.200'],
      ['800,0', '3/4/23', '900'],
    );
    expect(loads).toMatchObject({ decimal: ',', order: 'mdy' });
    expect(bought).toMatchObject({ order: 'mdy' });
    expect(depth).toMatchObject({ decimal: ',' });
    expect(guess(['Load'], ['1,200.5'])[0]).toMatchObject({ decimal: '.' });
  });
});
