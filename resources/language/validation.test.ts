import { describe, expect, it } from 'vitest';
import { definitions } from '../entities/index';
import { checkField } from './fields/checkField';
import { newId } from './ids';
import { contradictions, validate } from './validation';

describe('a field that exists for some rows only', () => {
  const { reportTemplates } = definitions;
  const problems = (kind: string, values: Record<string, unknown>) =>
    validate(reportTemplates, values, { partial: true, context: { kind } });

  it('is refused elsewhere where the definition says so, unless it is empty', () => {
    const wrong = { message: 'validation.notHere' };
    const values = { owner: newId(), categories: [newId()], type: 'expert' };
    expect(problems('INVOICE', values)).toEqual({ owner: wrong, categories: wrong, type: wrong });
    expect(problems('AUDIT_REPORT', values)).toEqual({});
    expect(problems('INVOICE', { owner: null, categories: [], type: '', language: 'de-DE' })).toEqual({});
  });
});

describe('ranges', () => {
  const { licenseSets, checkerIdRanges } = definitions;
  it('may end on the day they begin, not before', () => {
    const wrong = { validTill: { message: 'validation.notBelow.date' } };
    expect(contradictions(licenseSets, { validFrom: '2026-03-01', validTill: '2026-03-01' })).toEqual({});
    expect(contradictions(licenseSets, { validFrom: '2026-03-01', validTill: '2026-02-28' })).toEqual(wrong);
    expect(contradictions(licenseSets, { validFrom: '2026-03-01', validTill: null })).toEqual({});
  });

  it('count as numbers where they are numbers', () => {
    expect(contradictions(checkerIdRanges, { firstNumber: 9, lastNumber: 10 })).toEqual({});
    expect(contradictions(checkerIdRanges, { firstNumber: 10, lastNumber: 9 })).toEqual({
      lastNumber: { message: 'validation.notBelow.number' },
    });
  });

  it('are checked when either end changes, and left alone when neither does', () => {
    const row = { validFrom: '2026-03-01', validTill: '2026-02-01' };
    expect(contradictions(licenseSets, row, ['name'])).toEqual({});
    expect(Object.keys(contradictions(licenseSets, row, ['validFrom']))).toEqual(['validTill']);
  });
});

describe('formats', () => {
  const problem = (format: 'color' | 'url' | 'licenseKey', value: string) =>
    checkField(value, { type: 'text', max: 200, format })?.message ?? null;

  it('take colours as six hexadecimal digits', () => {
    expect(['#0B5FA5', '#0b5fa5'].map((value) => problem('color', value))).toEqual([null, null]);
    for (const value of ['0B5FA5', '#0B5', '#0B5FAG', 'red', 'url(x)'])
      expect(problem('color', value)).toBe('validation.color');
  });

  it('take links to the encrypted web alone', () => {
    expect(problem('url', 'https://shop.example/a?b=1#c')).toBeNull();
    for (const value of [
      'http://shop.example',
      'javascript:alert(1)',
      'https://',
      'https://user:secret@shop.example',
      'https://localhost',
      'shop.example',
      'https://a b.example',
    ])
      expect(problem('url', value), value).toBe('validation.url');
  });

  it('take licence keys in their groups', () => {
    expect(problem('licenseKey', '7KQM-2XHD-P9TA-46WB')).toBeNull();
    expect(problem('licenseKey', '7KQM2XHDP9TA46WB')).toBe('validation.licenseKey');
  });

  it('want at least one piece in an order', () => {
    expect(checkField(0, definitions.orders.fields.quantity)).toEqual({
      message: 'validation.min',
      args: { min: 1 },
    });
    expect(checkField(1, definitions.orders.fields.quantity)).toBeNull();
  });
});
