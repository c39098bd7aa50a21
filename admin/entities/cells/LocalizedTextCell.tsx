import { localized } from '@plumbline/resources/language/languages';
import { useLanguage } from '../../data/words/useLanguage';
import type { CellProps } from './cellProps';
import { LongText } from './LongTextCell';

export function LocalizedTextCell({ field, value, place }: CellProps<'localizedText'>) {
  const text = localized(value, useLanguage());
  return field.multiline ? <LongText text={text} place={place} /> : text;
}
