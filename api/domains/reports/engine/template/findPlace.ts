import { type Dialect, dialects, type TemplateFormat } from '../finish/dialect';
import type { TemplatePlace } from './templateProblem';

/** Returns the place of a position: paragraph number and text. The part is indexed once, on the first call. */
export function placeFinder(part: string, xml: string, format: TemplateFormat) {
  const { paragraph }: Dialect = dialects[format];
  let starts: number[] | undefined;
  return (position: number): TemplatePlace => {
    starts ??= [...xml.matchAll(new RegExp(`<${paragraph}[\\s>/]`, 'g'))].map(({ index }) => index);
    const number = countUpTo(starts, position);
    const start = starts[number - 1];
    if (start === undefined) return { part };
    // An empty paragraph has no closing tag of its own; the start of a very long one is enough.
    if (xml[xml.indexOf('>', start) - 1] === '/') return { part, paragraph: number, near: '' };
    const end = Math.min(endOf(xml, `</${paragraph}>`, start), start + longest);
    const text = xml
      .slice(start, end)
      .replace(/<[^>]*>?/g, ' ')
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&quot;/g, '"')
      .replace(/&amp;/g, '&')
      .replace(/\s+/g, ' ')
      .trim();
    return { part, paragraph: number, near: text.length > 80 ? `${text.slice(0, 79)}…` : text };
  };
}

const longest = 20_000;

function endOf(xml: string, closing: string, start: number): number {
  const end = xml.slice(start, start + longest).indexOf(closing);
  return end < 0 ? start + longest : start + end;
}

/** Number of values not above the limit; `ascending` is sorted. */
function countUpTo(ascending: readonly number[], limit: number): number {
  let low = 0;
  let high = ascending.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ascending[middle] ?? Infinity) <= limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
