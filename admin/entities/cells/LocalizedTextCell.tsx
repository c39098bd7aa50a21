import { localized } from '@plumbline/resources/languages';
import { useLanguage } from '../useLanguage';
import type { CellProps } from './cellProps';
import { LongText } from './LongTextCell';

export function LocalizedTextCell({ field, value, place }: CellProps<'localizedText'>) {
  const text = localized(value, useLanguage());
  return field.multiline ? <LongText text={text} place={place} /> : text;
}
