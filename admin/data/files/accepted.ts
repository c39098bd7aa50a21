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

/** Largest file the server takes, in bytes. */
export const largestFile = 25_000_000;
