import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  addressLines,
  formatBytes,
  formatCountry,
  formatDate,
  formatDistance,
  formatNumber,
  formatPlain,
} from './format';

afterEach(() => vi.unstubAllEnvs());

const spaces = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

describe('format', () => {
  it('writes a day the way of each language', () => {
    expect(formatDate('2026-03-05', 'pl-PL')).toBe('05.03.2026');
    expect(formatDate('2026-03-05', 'de-DE')).toBe('05.03.2026');
    expect(formatDate('2026-03-05', 'en-EN')).toBe('05/03/2026');
    expect(formatDate('2026-03-05', 'hu-HU')).toBe('2026. 03. 05.');
  });

  it('writes of a moment the day it was where the reader is', () => {
    vi.stubEnv('TZ', 'Europe/Warsaw');
    expect(formatDate('2026-03-04T23:30:00.000Z', 'pl-PL')).toBe('05.03.2026');
    expect(formatDate('2026-03-05T22:59:59.999Z', 'pl-PL')).toBe('05.03.2026');
    expect(formatDate('2026-03-05T23:00:00.000Z', 'pl-PL')).toBe('06.03.2026');
  });

  it('shows what is no day as it came', () => {
    expect(formatDate('soon', 'de-DE')).toBe('soon');
    expect(formatDate('as soon as possible', 'de-DE')).toBe('as soon as possible');
  });

  it('writes numbers with the comma of the language', () => {
    expect(spaces(formatNumber(12345.5, 'pl-PL'))).toBe('12 345,5');
    expect(formatNumber(12345.5, 'de-DE')).toBe('12.345,5');
    expect(formatNumber(1.23456, 'en-EN', 2)).toBe('1.23');
    expect(formatPlain(2019, 'de-DE')).toBe('2019');
  });

  it('says how far away a day is', () => {
    expect(formatDistance(1, 'de-DE')).toBe('morgen');
    expect(formatDistance(-12, 'pl-PL')).toBe('12 dni temu');
    expect(formatDistance(120, 'en-EN')).toBe('in 4 months');
    expect(formatDistance(-800, 'de-DE')).toBe('vor 2 Jahren');
  });

  it("puts an address on lines with the country in the reader's language", () => {
    expect(
      addressLines({ street: 'Hafenstraße 3', zip: '20457', city: 'Hamburg', country: 'DE' }, 'pl-PL'),
    ).toEqual(['Hafenstraße 3', '20457 Hamburg', 'Niemcy']);
    expect(addressLines({ city: 'Wrocław' }, 'de-DE')).toEqual(['Wrocław']);
    expect(formatCountry('HU', 'hu-HU')).toBe('Magyarország');
  });

  it('writes sizes of files', () => {
    expect(spaces(formatBytes(0, 'en-EN'))).toBe('0 byte');
    expect(spaces(formatBytes(1_500_000, 'de-DE'))).toBe('1,5 MB');
  });
});
