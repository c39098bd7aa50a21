import { type Messages, mergeMessages } from '@plumbline/resources/locales/mergeMessages';
import type { TranslationMessages } from 'react-admin';

/** The words of one language out of the files of all areas. */
export function messagesOf(areas: Readonly<Record<string, Messages>>): TranslationMessages {
  // TranslationMessages asks for react-admin's own branch `ra`, which is one of the areas; a test sees that it is whole.
  return mergeMessages(Object.values(areas)) as unknown as TranslationMessages;
}
