import { expect, it } from 'vitest';
import { billingOf, draftOf, taxedSums } from './billing';

const draft = draftOf({
  name: 'Hala',
  address: { street: 'Długa 1', zip: '00-001', city: 'Łódź', country: 'PL' },
  vatId: 'pl 525-000-12-34',
});

it('an invoice needs a name and a whole address, no VAT number', () => {
  expect(billingOf(draft)).toEqual({
    name: 'Hala',
    address: { street: 'Długa 1', zip: '00-001', city: 'Łódź', country: 'PL' },
    vatId: 'PL5250001234',
  });
  expect(billingOf({ ...draft, vatId: ' ' })).not.toHaveProperty('vatId');
  for (const part of ['name', 'street', 'zip', 'city', 'country'])
    expect(billingOf({ ...draft, [part]: ' '.repeat(part === 'country' ? 0 : 1) })).toBeNull();
});

it('the sums are those of the invoices: taxed line by line', () => {
  const lines = [
    { price: 0.1, currency: 'EUR' as const, quantity: 1 },
    { price: 0.1, currency: 'EUR' as const, quantity: 1 },
    { price: 5, currency: 'PLN' as const, quantity: 2 },
  ];
  const seller = { country: 'DE', isVatExempt: false };
  const day = '2026-11-17';
  expect(taxedSums(lines, seller, { buyer: { country: 'DE', vatId: '' }, day })?.sums).toEqual([
    { currency: 'EUR', net: 0.2, vat: 0.04, gross: 0.24 },
    { currency: 'PLN', net: 10, vat: 1.9, gross: 11.9 },
  ]);
  expect(taxedSums(lines, seller, { buyer: draft, day })).toMatchObject({
    vat: { treatment: 'REVERSE_CHARGE' },
    sums: [{ vat: 0, gross: 0.2 }, { gross: 10 }],
  });
});
