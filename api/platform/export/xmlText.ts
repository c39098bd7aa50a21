const entitiesOf: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML cannot hold.
const unspeakable = /[\u0000-\u0008\u000b-\u001f\ufffe\uffff]|_x[0-9A-Fa-f]{4}_/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: as above.
const striking = /[\u0000-\u0008\u000b-\u001f\ufffe\uffff&<>"]|_x/;
const special = /[&<>"]/g;

/**
 * Text for a workbook's XML: characters XML cannot contain are written as `_xHHHH_`, as Excel does, and text that
 * looks like it is escaped.
 */
export function xmlText(text: string): string {
  if (!striking.test(text)) return text;
  return text
    .replace(unspeakable, (found) =>
      found.length > 1
        ? `_x005F${found}`
        : `_x${found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
    )
    .replace(special, (sign) => entitiesOf[sign] ?? sign);
}
