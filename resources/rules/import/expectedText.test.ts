import { expect, it } from 'vitest';
import { expectedText } from './expectedText';

const translate = (key: string, args: Record<string, string | number> = {}) =>
  [key, ...Object.values(args)].filter((word) => word !== '').join(' ');

it('says a date as it is entered in the language of the reader', () => {
  const expected = { message: 'auditedSince', args: { date: '2026-11-07' } };
  const said = (language: 'de-DE' | 'hu-HU') => expectedText('equipments', expected, { language, translate });
  expect(said('de-DE')).toBe('auditedSince 07.11.2026');
  expect(said('hu-HU')).toBe('auditedSince 2026. 11. 07.');
});

it('names a field without a column', () => {
  const expected = { message: 'choice', args: { fieldName: 'place', max: 3 } };
  expect(expectedText('equipments', expected, { language: 'pl-PL', translate })).toBe(
    'resources.equipments.fields.place: choice 3',
  );
});
