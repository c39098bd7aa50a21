import type { AddressValue } from '@plumbline/resources/language/fields/field';
import { useMemo } from 'react';
import {
  addressLines,
  formatBytes,
  formatCountry,
  formatDate,
  formatDateTime,
  formatDistance,
  formatMoney,
  formatNumber,
  formatPlain,
} from './format';
import { useLanguage } from './useLanguage';

/** Dates, numbers and addresses in the user's language. */
export function useFormat() {
  const language = useLanguage();
  return useMemo(
    () => ({
      language,
      date: (day: string) => formatDate(day, language),
      dateTime: (moment: string) => formatDateTime(moment, language),
      distance: (days: number) => formatDistance(days, language),
      number: (value: number, digits?: number) => formatNumber(value, language, digits),
      money: (amount: number, currency: string) => formatMoney(amount, currency, language),
      plain: (value: number) => formatPlain(value, language),
      country: (code: string) => formatCountry(code, language),
      address: (address: AddressValue) => addressLines(address, language),
      bytes: (size: number) => formatBytes(size, language),
    }),
    [language],
  );
}
