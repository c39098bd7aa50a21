import { endIsPressing, type LicenseEnd } from '@plumbline/resources/rules/licences/licenseEnd';
import { daysLeft } from '@plumbline/resources/rules/licences/trial';
import { useTranslate } from 'react-admin';
import { dayAfter, today } from '../../data/words/due';
import { useFormat } from '../../data/words/useFormat';

/** Text on the end of a licence, and whether it is urgent. */
export function useLicenseEndText(): (end: LicenseEnd) => { text: string; isPressing: boolean } {
  const translate = useTranslate();
  const format = useFormat();
  return ({ name, validBefore }) => {
    const days = daysLeft(validBefore, today());
    const words = { name: name ?? '', date: format.date(dayAfter(validBefore, -1)) };
    const text = () => {
      if (days === 0) return translate('licences.end.over', words);
      if (days === 1) return translate('licences.end.lastDay', words);
      return translate('licences.end.left', { ...words, smart_count: days });
    };
    return { text: text(), isPressing: days <= endIsPressing };
  };
}
