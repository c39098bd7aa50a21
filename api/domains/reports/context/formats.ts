import type { AddressValue, PhoneValue } from '@plumbline/resources/language/fields/field';
import { intlTag, type Language } from '@plumbline/resources/language/languages';
import { dayOf, homeZone } from '@plumbline/resources/rules/audits/dayOf';

export interface Formats {
  /** A day (`YYYY-MM-DD`) or an instant (ISO 8601) as a date in the reader's format. */
  day: (value: string | null | undefined) => string;
  /** An instant with its time, in `homeZone`. */
  moment: (instant: string) => string;
  number: (value: number | null | undefined) => string;
  /** A number with its unit: `2 700 mm`, `5 lat`; a unit unknown to Intl is appended unchanged. */
  measure: (value: number, unit: string | undefined) => string;
  address: (value: AddressValue | null | undefined) => string;
}

/** Formats for values in a report of this language. */
export function formatsFor(language: Language): Formats {
  const tag = intlTag(language);
  const days = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' });
  const moments = new Intl.DateTimeFormat(tag, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: homeZone,
  });
  const numbers = new Intl.NumberFormat(tag, { maximumFractionDigits: 4 });
  const countries = new Intl.DisplayNames(tag, { type: 'region' });
  return {
    day: (value) =>
      value ? days.format(Date.parse(`${value.length > 10 ? dayOf(value) : value}T00:00:00Z`)) : '',
    moment: (instant) => moments.format(Date.parse(instant)),
    number: (value) => (value === null || value === undefined ? '' : numbers.format(value)),
    measure: (value, unit) => {
      const known = units[unit ?? ''];
      if (known) return new Intl.NumberFormat(tag, { style: 'unit', ...known }).format(value);
      return [numbers.format(value), unit].filter(Boolean).join(' ');
    },
    address: (value) => {
      if (!value) return '';
      const country = value.country ? countries.of(value.country) : '';
      return [value.street, [value.zip, value.city].filter(Boolean).join(' '), country]
        .filter(Boolean)
        .join('\n');
    },
  };
}

const units: Readonly<Record<string, Intl.NumberFormatOptions>> = {
  kg: { unit: 'kilogram' },
  mm: { unit: 'millimeter' },
  years: { unit: 'year', unitDisplay: 'long' },
};

/** The preferred phone number: work, then mobile. */
export function firstPhone(phones: readonly PhoneValue[] | null | undefined): string {
  const ordered = ['work', 'mobile', 'private', 'fax'].flatMap((kind) =>
    (phones ?? []).filter((phone) => phone.kind === kind),
  );
  return ordered[0]?.number ?? '';
}
