import parser from 'carbone/lib/parser';

/**
 * Puts each tag into one piece, as Carbone does before it looks for them: elements inside a tag go behind it, before the
 * tag that ends a block. Not by Carbone's own function, which takes quadratic time over white space in a tag.
 */
export function joinTags(xml: string): string {
  return xml
    .replace(/\r\n|[\r\n]/g, ' ')
    .replace(/<[^<>{}]*[{}][^<>]*>/g, hideBraces)
    .replace(/\{[^{}]+\}/g, (tag) => (tag.includes('<') ? joinTag(tag) : tag))
    .replaceAll(hiddenOpen, '{')
    .replaceAll(hiddenClose, '}');
}

// Neither can stand in XML.
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
