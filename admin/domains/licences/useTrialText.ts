import { daysLeft } from '@plumbline/resources/rules/licences/trial';
import { useTranslate } from 'react-admin';
import { dayAfter, today } from '../../data/words/due';
import { useFormat } from '../../data/words/useFormat';

/** Text on the days left of a trial; `validBefore` is the day (`YYYY-MM-DD`) before which it ends. */
export function useTrialText(): (validBefore: string) => string {
  const translate = useTranslate();
  const format = useFormat();
  return (validBefore) => {
    const days = daysLeft(validBefore, today());
    const date = format.date(dayAfter(validBefore, -1));
    if (days === 0) return translate('trial.over', { date });
    return days === 1 ? translate('trial.lastDay') : translate('trial.left', { smart_count: days, date });
  };
}
