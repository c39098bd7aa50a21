import type { Field } from '@plumbline/resources/language/fields/field';
import { isDate, isDay } from '@plumbline/resources/language/fields/types/date';
import { useTranslate } from 'react-admin';
import { today } from '../../data/words/due';

/** What people are told of a day that is over; undefined: it is not, or the field may well have such a day. */
export function usePastDay(): (field: Field | undefined, day: unknown) => string | undefined {
  const translate = useTranslate();
  return (field, day) =>
    isDate(field) && field.isToldIfPast && isDay(day) && day < today()
      ? translate('shell.form.past')
      : undefined;
}
