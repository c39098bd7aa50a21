import { entities } from '@plumbline/resources/entities/index';
import { auditResult } from '@plumbline/resources/language/choices/choices';
import {
  boolean,
  choice,
  date,
  datetime,
  decimal,
  integer,
  list,
  localizedText,
  longText,
  phones,
  references,
  text,
} from '@plumbline/resources/language/fields/builders';
import type { Field, FieldType } from '@plumbline/resources/language/fields/field';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { memoryData } from '../testing/memoryData';
import { renderScreen } from '../testing/renderScreen';
import { Cell } from './Cell';

afterEach(cleanup);

const file = { hash: 'a'.repeat(64), name: 'Protokoll.pdf', mimeType: 'application/pdf', size: 1_500_000 };
interface Sample {
  field: Field;
  value: unknown;
  shows: RegExp;
}

// One line per field type: a type without a sample does not compile.
const samples: Record<FieldType, Sample> = {
  text: { field: text({ max: 20 }), value: 'R-014', shows: /^R-014$/ },
  longText: { field: longText(), value: 'Zeile eins\nZeile zwei', shows: /Zeile eins/ },
  localizedText: {
    field: localizedText({ max: 20 }),
    value: { 'de-DE': 'Regal', 'pl-PL': 'Regał' },
    shows: /^Regał$/,
  },
  integer: { field: integer({ unit: 'mm' }), value: 12345, shows: /^12\s345 mm$/ },
  decimal: { field: decimal(), value: 2.5, shows: /^2,5$/ },
  boolean: { field: boolean(), value: false, shows: /^Nie$/ },
  date: { field: date(), value: '2026-03-05', shows: /^05\.03\.2026$/ },
  datetime: { field: datetime(), value: '2026-03-05T12:00:00.000Z', shows: /5 mar 2026/ },
  choice: { field: choice(auditResult), value: 'REPAIR_LOCKED', shows: /zakaz użytkowania/ },
  reference: { field: { type: 'reference', to: 'products' }, value: 'product-1', shows: /^META CLIP$/ },
  references: { field: references('products'), value: ['product-1'], shows: /^META CLIP$/ },
  file: { field: { type: 'file' }, value: file, shows: /^Protokoll\.pdf$/ },
  files: { field: { type: 'files' }, value: [file], shows: /^1 plik$/ },
  address: {
    field: { type: 'address' },
    value: { street: 'Hafenstraße 3', zip: '20457', city: 'Hamburg' },
    shows: /^Hafenstraße 3, 20457 Hamburg$/,
  },
  phones: { field: phones(), value: [{ kind: 'work', number: '+48 71 555 02 20' }], shows: /555 02 20/ },
  list: { field: list({ name: text({ max: 10 }) }), value: [{ id: 'a', name: 'Słup' }], shows: /^1 wpis$/ },
};

const draw = (field: Field, value: unknown, name = 'comment', rest: object = {}) => {
  const { dataProvider } = memoryData({
    products: [{ id: 'product-1', manufacturer: 'META', name: 'CLIP' }],
  });
  const cell = (
    <Cell
      entity={entities.equipments}
      name={name}
      field={field}
      value={value}
      record={{ id: 'one', ...rest }}
      place="row"
    />
  );
  return renderScreen({
    element: <div data-testid="cell">{cell}</div>,
    resource: 'equipments',
    dataProvider,
  });
};

describe('cells', () => {
  it.each(Object.entries(samples))('shows a value of the type %s', async (_type, { field, value, shows }) => {
    draw(field, value);
    expect(await screen.findByText(shows)).toBeTruthy();
  });

  it.each(Object.entries(samples))('draws a dash for no value of the type %s', (_type, { field }) => {
    draw(field, null);
    expect(screen.getByTestId('cell').textContent).toBe('–');
  });

  it('writes an amount of money in the currency that the row names', () => {
    const price = decimal({ digits: 2, currencyField: 'currency' });
    draw(price, 2988, 'price', { currency: 'PLN' });
    expect(screen.getByText(/^2988,00\szł$/)).toBeTruthy();
    cleanup();
    draw(price, 2988, 'price', { currency: null });
    expect(screen.getByText('2988')).toBeTruthy();
  });

  it.each([integer({ unit: 'MB' }), decimal({ unit: 'MB', digits: 1 })])(
    'writes an amount of storage in the unit that suits it',
    (field) => {
      draw(field, 48);
      expect(screen.getByText(/^48\sMB$/)).toBeTruthy();
      cleanup();
      draw(field, 119_800);
      expect(screen.getByText(/^119,8\sGB$/)).toBeTruthy();
    },
  );

  it('says that a row is without a due date', () => {
    draw(date(), null, 'nextAuditDate');
    expect(screen.getByText('bez terminu')).toBeTruthy();
  });

  it('leads to the referred record', async () => {
    draw(samples.reference.field, 'product-1');
    expect((await screen.findByRole('link', { name: 'META CLIP' })).getAttribute('href')).toBe(
      '/products/product-1/show',
    );
  });

  it('says of a record that the user may not see only that it is not available', async () => {
    draw(samples.reference.field, 'of-another-account');
    expect(await screen.findByText('niedostępne')).toBeTruthy();
  });
});
