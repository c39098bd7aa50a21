/** Markup that is already escaped. */
export interface Markup {
  markup: string;
}
type Part = Markup | string | number | boolean | null | undefined | readonly Part[];

/** Builds markup; interpolated values are escaped unless they are markup. */
export function html(texts: TemplateStringsArray, ...parts: Part[]): Markup {
  return {
    markup: texts.map((text, index) => text + (index < parts.length ? written(parts[index]) : '')).join(''),
  };
}

function written(part: Part): string {
  if (part === null || part === undefined || part === false || part === true) return '';
  if (typeof part === 'string' || typeof part === 'number') return escaped(String(part));
  if ('markup' in part) return part.markup;
  return part.map(written).join('');
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
