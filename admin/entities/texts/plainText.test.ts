import { definitions } from '@plumbline/resources/entities/index';
import { expect, it } from 'vitest';
import { plainText } from './plainText';

const words = { language: 'de-DE', translate: (key: string) => key } as const;
const { fields } = definitions.equipments;

it("writes values as text in the reader's language", () => {
  expect(plainText('R-1', fields.identNumber, words)).toBe('R-1');
  expect(plainText(12.5, fields.fieldLoad, words)).toBe('12,5');
  expect(plainText('2026-03-05', fields.nextAuditDate, words)).toBe('05.03.2026');
  expect(plainText('OKAY', fields.lastAuditResult, words)).toBe('choices.auditResult.OKAY');
  expect(plainText({ 'pl-PL': 'Regał' }, definitions.categories.fields.name, words)).toBe('Regał');
});

it('has nothing to say of nothing, and of other records', () => {
  expect(plainText(null, fields.identNumber, words)).toBe('');
  expect(plainText('0190', fields.product, words)).toBe('');
});
