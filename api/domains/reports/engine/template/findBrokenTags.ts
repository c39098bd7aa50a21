import { dialects } from '../finish/dialect';
import { sealedBraces, unsealBraces } from '../tokens';
import { findElements } from '../xml';
import { placeFinder } from './findPlace';
import type { ContentPart } from './findWarnings';
import type { TemplateProblem } from './templateProblem';

const { open, close } = sealedBraces;
const name = '[dc]\\.[A-Za-z]';
/** `{d.report.number` and `d.report.number}`; braces of whole tags are not sealed. */
const broken = new RegExp(
  `${open}\\s*${name}[^{}${open}${close}\\s]*|(?<![\\w.{])${name}[^{}${open}${close}\\s]*${close}`,
  'u',
);

/** Tags that lack one of their braces: documents would print them as they stand there. */
export function findBrokenTags({ name: part, xml, format }: ContentPart): TemplateProblem[] {
  if (!xml.includes(open) && !xml.includes(close)) return [];
  const placeAt = placeFinder(part, xml, format);
  return findElements(xml, [dialects[format].paragraph]).flatMap(({ start, end }): TemplateProblem[] => {
    const [found] = broken.exec(xml.slice(start, end).replace(/<[^>]*>/g, '')) ?? [];
    if (found === undefined) return [];
    const { near = '', ...place } = placeAt(start);
    return [
      {
        code: 'TEMPLATE_TAG_BROKEN',
        place: { ...place, near: unsealBraces(near) },
        found: unsealBraces(found).slice(0, longest),
      },
    ];
  });
}

const longest = 80;
