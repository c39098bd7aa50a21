import { entities } from '@plumbline/resources/entities/index';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { use } from 'react';
import { useTranslate } from 'react-admin';
import { useLanguage } from '../../data/words/useLanguage';
import { type Row, titleOf, titleReference } from '../title/titleOf';
import { ReferencedContext } from './ReferencedRows';

/** The title of a row of the page, from the records fetched for all of them. */
export function useTitleInRow(entity: AnyEntity, row: Row): string {
  const words = { language: useLanguage(), translate: useTranslate() };
  const named = titleReference(entity, row);
  const id = named ? row[named.name] : undefined;
  const referred =
    named && typeof id === 'string'
      ? // Most rows have names of their own and need not be drawn anew when the others' come.
        titleOf(entities[named.field.to], use(ReferencedContext)(named.field.to, id)?.record, words)
      : '';
  return titleOf(entity, row, { ...words, referred });
}
