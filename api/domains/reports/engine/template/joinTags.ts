import parser from 'carbone/lib/parser';

/**
 * Joins tags that are split by elements, as Carbone does before it searches them: elements inside a tag are moved
 * behind it, or before a tag that ends a block. Replaces Carbone's own function, which is quadratic for whitespace in a
 * tag.
 */
export function joinTags(xml: string): string {
  return xml
    .replace(/\r\n|[\r\n]/g, ' ')
    .replace(/<[^<>{}]*[{}][^<>]*>/g, hideBraces)
    .replace(/\{[^{}]+\}/g, (tag) => (tag.includes('<') ? joinTag(tag) : tag))
    .replaceAll(hiddenOpen, '{')
    .replaceAll(hiddenClose, '}');
}

// Both are invalid in XML.
const hiddenOpen = '\u0000';
const hiddenClose = '\uFFFF';

function hideBraces(element: string): string {
  return element.replaceAll('{', hiddenOpen).replaceAll('}', hiddenClose);
}

function joinTag(scattered: string): string {
  const tag = scattered.replace(/<[^>]*>/g, '');
  if (!parser.isCarboneMarker(tag)) return scattered;
  const elements = (scattered.match(/<[^>]*>/g) ?? []).join('');
  return /:(?:show|hide)End/.test(tag.replace(/\s/g, '')) ? elements + tag : tag + elements;
}
