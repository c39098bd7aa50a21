import { dialects, type TemplateFormat } from '../finish/dialect';
import { readPart } from './editPart';
import { placeFinder } from './findPlace';
import type { PackageParts } from './openPackage';
import type { TemplatePlace } from './templateProblem';

const most = 1000;

/** The first paragraphs of a template's body, empty ones included. */
export function bodyParagraphs(parts: PackageParts, format: TemplateFormat): TemplatePlace[] {
  const { body, paragraph } = dialects[format];
  const xml = readPart(parts, body);
  const placeAt = placeFinder(body, xml, format);
  const starts = [...xml.matchAll(new RegExp(`<${paragraph}[\\s>/]`, 'g'))].slice(0, most);
  return starts.map(({ index }) => placeAt(index));
}

/**
 * The paragraph that became this text, told by its own words around the tags; else the first one with text, or the
 * first one. The body's part if it has none.
 */
export function paragraphOf(paragraphs: readonly TemplatePlace[], filled: string): TemplatePlace {
  const [likeliest] = paragraphs
    .map((place) => ({ place, words: wordsIn(place.near ?? '', filled) }))
    .filter(({ words }) => words >= 0)
    .sort((one, other) => other.words - one.words);
  return likeliest?.place ?? paragraphs.find(({ near }) => near) ?? paragraphs[0] ?? { part: '' };
}

/**
 * How many characters of the text are the paragraph's own; -1 if it cannot be made of it. Compared without spaces,
 * which stand between the runs of a shortened text.
 */
function wordsIn(near: string, filled: string): number {
  if (near === '') return -1;
  const bare = (text: string) => text.replace(/\s+/g, '');
  const isShortened = near.endsWith('…');
  const text = bare(filled);
  const literals = bare(isShortened ? near.slice(0, -1).replace(/\{[^}]*$/, '') : near).split(/\{[^}]*\}/);
  const [first = '', ...others] = literals;
  if (!text.startsWith(first)) return -1;
  let at = first.length;
  for (const literal of others) {
    const found = text.indexOf(literal, at);
    if (found < 0) return -1;
    at = found + literal.length;
  }
  const isWhole = others.length > 0 ? text.endsWith(literals.at(-1) ?? '') : at === text.length;
  return isShortened || isWhole ? literals.join('').length : -1;
}
