import { type ReportContext, reportContextShape } from '@plumbline/resources/rules/reports/ReportContext';
import type { ImageReference, Shape } from '@plumbline/resources/rules/reports/shape';
import { lineBreak, reservedCharacters } from './tokens';

export interface PreparedContext {
  /** What Carbone is given: texts fit for XML, pictures as numbers into `pictures`. */
  data: object;
  pictures: ImageReference[];
}

/**
 * The context after its shape: what the shape does not name does not reach a template, characters that XML forbids or
 * the engine keeps for itself are taken out, line breaks survive.
 */
export function prepareContext(context: ReportContext): PreparedContext {
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
  // A record's shape gives an object.
  return { data: prepare(reportContextShape, context) as object, pictures };
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
