import type { FileValue } from '@plumbline/resources/language/fields/field';
import type { ImageReference } from '@plumbline/resources/rules/reports/shape';

export const picture = (file: FileValue | null, alternative: string): ImageReference | null =>
  file ? { hash: file.hash, alternative } : null;
