import { isPictureTag, type TemplateSnippet } from '@plumbline/resources/rules/reports/templateSnippets';

/** Copies a building block as a table for office programs and as text for all others. */
export async function copySnippet(snippet: TemplateSnippet): Promise<void> {
  const as = (type: string, content: string) => ({ [type]: new Blob([content], { type }) });
  const item = { ...as('text/html', htmlOf(snippet)), ...as('text/plain', textOf(snippet)) };
  await navigator.clipboard.write([new ClipboardItem(item)]);
}

/** A light grey pixel; its frame is the box that a report's picture is fitted into. */
const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNYsGDBfwAGZAMFFSXvhQAAAABJRU5ErkJggg==';

/** Size of a pasted placeholder in pixels; to be adjusted in the office program. */
const box = { width: 240, height: 160 };

const contentOf = (cell: string): string =>
  isPictureTag(cell)
    ? `<img src="${pixel}" alt="${escaped(cell)}" width="${box.width}" height="${box.height}">`
    : escaped(cell);

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** As office programs take it from the clipboard. */
export function htmlOf({ rows }: TemplateSnippet): string {
  const [first] = rows;
  if (rows.length === 1 && first?.length === 1) return `<p>${contentOf(first[0] ?? '')}</p>`;
  const lines = rows.map(
    (cells) => `<tr>${cells.map((cell) => `<td>${contentOf(cell)}</td>`).join('')}</tr>`,
  );
  return `<table border="1">${lines.join('')}</table>`;
}

/** For editors that take text alone. */
export const textOf = ({ rows }: TemplateSnippet): string => rows.map((cells) => cells.join('\t')).join('\n');
