import type { FileValue } from '@plumbline/resources/language/fields/field';
import type { PhotoNotes } from '@plumbline/resources/language/fields/types/photoNotes';
import { notesOf } from '@plumbline/resources/rules/photos/index';

type Changes = { [K in keyof PhotoNotes]: PhotoNotes[K] | undefined };

/** The photo with changed notes; empty ones are left out, so that a photo without notes is its file alone. */
export function withNotes(photo: FileValue, changes: Changes): FileValue {
  const { hash, name, mimeType, size } = photo;
  return { hash, name, mimeType, size, ...notesOf({ ...photo, ...changes }) };
}

/** The list with the item at this index moved by one place. */
export function moved<T>(items: readonly T[], index: number, by: -1 | 1): T[] {
  const list = [...items];
  const [item] = list.splice(index, 1);
  if (item !== undefined) list.splice(index + by, 0, item);
  return list;
}
