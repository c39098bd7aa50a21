import { type Contents, shapeOf } from '@plumbline/resources/rules/reports/contexts/contexts';
import type { ImageReference, Shape } from '@plumbline/resources/rules/reports/shape';
import { lineBreak, reservedCharacters } from './tokens';

export interface PreparedContext {
  /** Data for Carbone: texts valid in XML, pictures as indices into `pictures`. */
  data: object;
  pictures: ImageReference[];
}

/**
 * Reduces the context to its shape: other properties are dropped, characters forbidden in XML or reserved by the engine
 * are removed, line breaks are kept.
 */
export function prepareContext({ of = 'report', context }: Contents): PreparedContext {
  const pictures: ImageReference[] = [];
  const prepare = (shape: Shape, value: unknown): unknown => {
    switch (shape.kind) {
      case 'record':
        return Object.fromEntries(
          Object.entries(shape.fields).map(([key, field]) => [key, prepare(field, property(value, key))]),
        );
      case 'list':
        return Array.isArray(value) ? value.map((item) => prepare(shape.of, item)) : [];
      case 'image':
        return isImage(value) ? String(pictures.push(value) - 1) : '';
      default:
        return cleanText(value);
    }
  };
  // The root shape is a record, which yields an object.
  return { data: prepare(shapeOf(of), context) as object, pictures };
}

function property(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

function isImage(value: unknown): value is ImageReference {
  return typeof value === 'object' && value !== null && 'hash' in value && typeof value.hash === 'string';
}

function cleanText(value: unknown): string {
  if (value === null || value === undefined) return '';
  return String(value)
    .toWellFormed()
    .replace(reservedCharacters, '')
    .replace(/\r\n?|\n/g, lineBreak)
    .replace(forbiddenInXml, '');
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters XML 1.0 does not allow.
const forbiddenInXml = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
