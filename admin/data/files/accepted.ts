import type { FilesOptions } from '@plumbline/resources/language/fields/field';

const images = ['image/jpeg', 'image/png', 'image/webp'];
const documents = ['application/pdf'];
/** What can be made a page of a report. */
const printable = [...documents, 'image/jpeg', 'image/png'];

/** MIME types that a field takes; the server looks into the file itself and has the last word. */
export function acceptedTypes(accept: FilesOptions['accept']): readonly string[] {
  if (accept === 'image') return images;
  if (accept === 'document') return documents;
  return accept === 'documentOrImage' ? printable : [...images, ...documents];
}

export const isImage = (mimeType: string): boolean => images.includes(mimeType);

/** What the server takes where the session does not say, in MB: the default of its setting. */
const usualMaxMb = 25;

/** Why the file is too large for the server, for `shell.files.tooLarge`; null: it is not. */
export function tooLarge(size: number, maxMb: number = usualMaxMb): { maxMb: number } | null {
  return size > maxMb * 1024 * 1024 ? { maxMb } : null;
}
