import { dialects } from '../finish/dialect';
import { findElements, type XmlElement } from '../xml';
import { placeFinder } from './findPlace';
import type { ContentPart } from './findWarnings';
import type { TemplateProblem } from './templateProblem';

/**
 * Tables with a head above a repeated row that does not repeat on the next page. A head is the row directly above whose
 * cells hold words alone: fixed ones, or labels in the report's language.
 */
export function findBareHeads({ name, xml, format }: ContentPart): TemplateProblem[] {
  const { table, row, headerRows, paragraph } = dialects[format];
  const elements = findElements(xml, [table, row, headerRows]);
  const placeAt = placeFinder(name, xml, format);
  const rowsByTable = new Map<number, XmlElement[]>();
  for (const element of elements) {
    if (element.name !== row) continue;
    const home =
      elements[element.parent]?.name === headerRows ? elements[element.parent]?.parent : element.parent;
    if (home === undefined || home < 0) continue;
    const rows = rowsByTable.get(home);
    if (rows) rows.push(element);
    else rowsByTable.set(home, [element]);
  }
  return [...rowsByTable.values()].flatMap((rows): TemplateProblem[] => {
    const texts = rows.map(({ contentStart, contentEnd }) => xml.slice(contentStart, contentEnd));
    const head = texts.findIndex(
      (text, index) =>
        startsLoop(texts[index + 1], texts.slice(index + 2, index + 2 + longestLoop)) && isHead(text),
    );
    const place = rows[head];
    if (!place) return [];
    const repeats =
      elements[place.parent]?.name === headerRows ||
      /<w:tblHeader\b(?![^>]*"(?:0|false|off)")/.test(texts[head] ?? '');
    return repeats
      ? []
      : [{ code: 'TEMPLATE_HEAD_NOT_REPEATED', place: placeAt(xml.indexOf(`<${paragraph}`, place.start)) }];
  });
}

const tags = /\{(?!d\.labels\.)[^{}]*\}/;

function isHead(row: string): boolean {
  const text = row.replace(/<[^>]*>/g, '');
  return text.trim() !== '' && !tags.test(text);
}

/** Whether a row is repeated: it asks for `[i]` of a list that one of the next rows ends by `[i+1]`. */
function startsLoop(row: string | undefined, next: readonly string[]): boolean {
  const lists = row?.matchAll(/\{d\.([\w.[\]]*)\[i\]/g) ?? [];
  return [...lists].some(([, list]) => next.some((one) => one.includes(`{d.${list}[i+1]`)));
}

/** Rows that are looked at for the end of a loop, so that a long table takes no longer per row. */
const longestLoop = 12;
