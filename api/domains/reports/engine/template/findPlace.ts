import { type Dialect, dialects, type TemplateFormat } from '../finish/dialect';
import type { TemplatePlace } from './templateProblem';

/** Where in a part a position is: the paragraph's number and its text. */
export function findPlace(
  part: string,
  xml: string,
  position: number,
  format: TemplateFormat,
): TemplatePlace {
  const { paragraph }: Dialect = dialects[format];
  const starts = [...xml.slice(0, position + 1).matchAll(new RegExp(`<${paragraph}[\\s>/]`, 'g'))];
  const start = starts.at(-1)?.index;
  if (start === undefined) return { part };
  const end = xml.indexOf(`</${paragraph}>`, start);
  const text = xml
    .slice(start, end < 0 ? position + 200 : end)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return { part, paragraph: starts.length, near: text.length > 80 ? `${text.slice(0, 79)}…` : text };
}
