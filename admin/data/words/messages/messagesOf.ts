import { type Messages, mergeMessages } from '@plumbline/resources/locales/mergeMessages';
import type { TranslationMessages } from 'react-admin';

/** The texts of one language, merged from all areas. */
export function messagesOf(areas: Readonly<Record<string, Messages>>): TranslationMessages {
  // TranslationMessages requires react-admin's branch `ra`, which is one of the areas; a test checks that it is
  // complete.
  return mergeMessages(Object.values(areas)) as unknown as TranslationMessages;
}
