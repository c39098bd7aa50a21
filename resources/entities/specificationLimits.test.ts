import { describe, expect, it } from 'vitest';
import { countries } from '../language/choices/countries';
import { checkField } from '../language/fields/checkField';
import type { Field } from '../language/fields/field';
import { trialPeriod } from '../rules/licences/trial';
import { areManyPieces } from '../rules/sync/areManyPieces';
import { definitions } from './index';

// The limits of the specification (sections 5 and 9), written by hand.
const { auditReports, contacts, equipments, orders, products, textModules, users } = definitions;

const attachment = (name: string) => ({
  hash: 'a'.repeat(64),
  name,
  mimeType: 'application/pdf',
  size: 1,
});
const several = (count: number) => Array.from({ length: count }, (_, index) => attachment(`${index}.pdf`));

describe.each<[string, Field, unknown[], unknown[]]>([
  ['text module', textModules.fields.content, ['x'.repeat(210)], ['x'.repeat(211)]],
  ['shelf fields', equipments.fields.fieldCount, [0, 100], [101, -1]],
  ['shelf levels', equipments.fields.levelCount, [0, 100], [101]],
  ['own report attachments', auditReports.fields.attachments, [several(5)], [several(6)]],
  ['order quantity', orders.fields.quantity, [1], [0]],
  ['EAN', products.fields.ean, ['4006381333931', '96385074'], ['4006381333932', '123', 'ABCDEFGH']],
  [
    'Plumbline ID',
    equipments.fields.qrCode,
    ['PL-001', 'x'.repeat(40)],
    ['x'.repeat(41), 'ą1', ' PL', 'a b'],
  ],
  [
    'contact names',
    contacts.fields.lastName,
    ['Nowak-Lis', 'St. Clair', 'Żółć'],
    [' ', '-', 'Nowak2', 'a@b'],
  ],
  ['e-mail', contacts.fields.emailAddress, ['jan@firma.example'], ['jan', 'jan@firma', '@firma.example']],
  ['profile phone', users.fields.phone, ['1234567', '+48 600 100 200'], ['123456', ' 1234567', 'abcdefgh']],
])('%s', (_what, field, accepted, refused) => {
  it('is accepted within the limits', () => {
    for (const value of accepted) expect(checkField(value, field)).toBeNull();
  });
  it('is refused beyond them', () => {
    for (const value of refused) expect(checkField(value, field)).not.toBeNull();
  });
});

it('a trial takes 30 days', () => {
  expect(trialPeriod('2026-11-01')).toEqual({ validFrom: '2026-11-01', validBefore: '2026-12-01' });
});

it('more than 1500 pieces are many', () => {
  expect([1500, 1501].map((count) => areManyPieces([{ equipments: count }]))).toEqual([false, true]);
});

it('countries are those of Europe, each once', () => {
  expect(new Set(countries).size).toBe(countries.length);
  expect(countries).toEqual(expect.arrayContaining(['PL', 'DE', 'HU', 'AT', 'CZ', 'SK', 'GB', 'CH', 'UA']));
  for (const other of ['US', 'CN', 'BR', 'AU', 'EG']) expect(countries).not.toContain(other);
});
