import { intlTag } from '@plumbline/resources/language/languages';
import type { Compared } from '@plumbline/resources/rules/analytics/analyticsPage';
import { useLanguage } from '../../data/words/useLanguage';
import { changeOf } from './changeOf';

/** Formats a change in per cent, with its sign. */
export function useChangeText(): (compared: Compared) => string {
  const language = useLanguage();
  const percent = new Intl.NumberFormat(intlTag(language), {
    style: 'percent',
    maximumFractionDigits: 0,
    signDisplay: 'exceptZero',
  });
  return (compared) => {
    const change = changeOf(compared);
    return change === null ? '–' : percent.format(change);
  };
}
