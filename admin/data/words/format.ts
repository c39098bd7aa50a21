import type { AddressValue } from '@plumbline/resources/language/fields/field';
import { intlTag, type Language } from '@plumbline/resources/language/languages';
import { today } from './due';

// Creating an Intl formatter is a hundred times slower than using one, and a list uses hundreds.
const made = new Map<string, unknown>();
function once<T>(key: string, make: () => T): T {
  const known = made.get(key);
  // The key determines the type.
  if (known !== undefined) return known as T;
  const fresh = make();
  made.set(key, fresh);
  return fresh;
}

/**
 * A date `YYYY-MM-DD` in local format, without time zone conversion; of an instant (ISO 8601) the date in the reader's
 * time zone.
 */
export function formatDate(dayOrMoment: string, language: Language): string {
  const day = dayOrMoment.length > 10 ? today(new Date(dayOrMoment)) : dayOrMoment;
  const moment = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(moment.getTime())) return dayOrMoment;
  return once(
    `date ${language}`,
    () =>
      new Intl.DateTimeFormat(intlTag(language), {
        year: 'numeric',
        month: '2-digit',
        day: '2-digit',
        timeZone: 'UTC',
      }),
  ).format(moment);
}

/** An instant in the reader's time zone. */
export function formatDateTime(moment: string, language: Language): string {
  const parsed = new Date(moment);
  if (Number.isNaN(parsed.getTime())) return moment;
  return once(
    `datetime ${language}`,
    () => new Intl.DateTimeFormat(intlTag(language), { dateStyle: 'medium', timeStyle: 'short' }),
  ).format(parsed);
}

/** `in 12 days`, `2 months ago`. */
export function formatDistance(days: number, language: Language): string {
  const relative = once(
    `relative ${language}`,
    () => new Intl.RelativeTimeFormat(intlTag(language), { numeric: 'auto' }),
  );
  const size = Math.abs(days);
  if (size < 60) return relative.format(days, 'day');
  return size < 730
    ? relative.format(Math.round(days / 30.44), 'month')
    : relative.format(Math.round(days / 365.25), 'year');
}

export function formatNumber(value: number, language: Language, digits = 3): string {
  return once(
    `number ${language} ${digits}`,
    () => new Intl.NumberFormat(intlTag(language), { maximumFractionDigits: digits }),
  ).format(value);
}

/** An amount with its currency, to the cent. */
export const formatMoney = (amount: number, currency: string, language: Language): string =>
  once(
    `money ${language} ${currency}`,
    () => new Intl.NumberFormat(intlTag(language), { style: 'currency', currency }),
  ).format(amount);

/** Without grouping, for example years. */
export const formatPlain = (value: number, language: Language): string =>
  once(`plain ${language}`, () => new Intl.NumberFormat(intlTag(language), { useGrouping: false })).format(
    value,
  );

export function formatCountry(code: string, language: Language): string {
  const names = once(
    `country ${language}`,
    () => new Intl.DisplayNames([intlTag(language)], { type: 'region' }),
  );
  return names.of(code) ?? code;
}

/** The lines of a postal address. */
export function addressLines(address: AddressValue, language: Language): string[] {
  const city = [address.zip, address.city].filter(Boolean).join(' ');
  return [address.street ?? '', city, address.country ? formatCountry(address.country, language) : ''].filter(
    Boolean,
  );
}

export function formatBytes(size: number, language: Language): string {
  const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'];
  const step = size > 0 ? Math.min(3, Math.floor(Math.log10(size) / 3)) : 0;
  const unit = units[step] ?? 'byte';
  return once(
    `${unit} ${language}`,
    () => new Intl.NumberFormat(intlTag(language), { style: 'unit', unit, maximumFractionDigits: 1 }),
  ).format(size / 1000 ** step);
}
