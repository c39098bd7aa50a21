import { entities } from '@plumbline/resources/entities/index';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { useReference, useTranslate } from 'react-admin';
import { useLanguage } from '../../data/words/useLanguage';
import { type Row, titleOf, titleReference } from './titleOf';

/** The title of a record, fetching the referenced row if it is named by that. */
export function useRecordTitle(entity: AnyEntity, record: Row | undefined): string {
  const words = { language: useLanguage(), translate: useTranslate() };
  const reference = titleReference(entity, record);
  const id = reference ? record?.[reference.name] : undefined;
  const { referenceRecord } = useReference({
    reference: reference?.field.to ?? entity.name,
    id: typeof id === 'string' ? id : '',
    options: { enabled: typeof id === 'string' },
  });
  const referred = reference ? titleOf(entities[reference.field.to], referenceRecord, words) : '';
  return titleOf(entity, record, { ...words, referred });
}
