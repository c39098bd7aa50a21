import type { FilesOptions } from '@plumbline/resources/language/fields/field';
import { officeTypes } from '@plumbline/resources/language/fields/types/file';

const images = ['image/jpeg', 'image/png', 'image/webp'];
const documents = ['application/pdf'];
/** Files that can become pages of a report. */
const printable = [...documents, 'image/jpeg', 'image/png'];

/** MIME types a field accepts; the server checks the content itself. */
export function acceptedTypes(accept: FilesOptions['accept']): readonly string[] {
  if (accept === 'image') return images;
  if (accept === 'document') return documents;
  if (accept === 'template') return Object.values(officeTypes);
  return accept === 'documentOrImage' ? printable : [...images, ...documents];
}

/** Systems without an office program know no type for its documents: then the name's ending tells. */
export function typeOfFile({ name, type }: Pick<File, 'name' | 'type'>): string {
  const known = Object.entries(officeTypes).find(([ending]) => name.toLowerCase().endsWith(`.${ending}`));
  return type || (known?.[1] ?? '');
}

/** What the chooser of files offers: the types, and the endings of office documents. */
export function offeredFiles(accept: FilesOptions['accept']): string {
  const endings = accept === 'template' ? Object.keys(officeTypes).map((ending) => `.${ending}`) : [];
  return [...acceptedTypes(accept), ...endings].join(',');
}

export const isImage = (mimeType: string): boolean => images.includes(mimeType);

/** Default of the server's upload limit in MB, if the session has none. */
const usualMaxMb = 25;

/** The limit the file exceeds, for `shell.files.tooLarge`; null if it does not. */
export function tooLarge(size: number, usual: number = usualMaxMb, times = 1): { maxMb: number } | null {
  const maxMb = usual * times;
  return size > maxMb * 1024 * 1024 ? { maxMb } : null;
}
