import { type CellColours, coloursOf } from '../palette';
import { hasToken, tokenEdits, tokenPattern, withoutKind } from '../tokens';
import { applyEdits, enclosing, findElements } from '../xml';
import { type Dialect, dialects, type TemplateFormat } from './dialect';

/** Applies fill and text colour to the cells with a colour token and removes the token. */
export function colourCells(xml: string, format: TemplateFormat): string {
  if (!hasToken(xml, 'colour')) return xml;
  const dialect: Dialect = dialects[format];
  const cells = findElements(xml, [dialect.cell]);
  const edits = tokenEdits(xml, 'colour');
  const styles = new Map<string, { base: string; colours: CellColours }>();
  for (const match of xml.matchAll(tokenPattern('colour'))) {
    const colours = coloursOf(match[1] ?? '');
    const cell = enclosing(cells, match.index, dialect.cell);
    if (!colours || !cell) continue;
    const source = xml.slice(cell.start, cell.end);
    const text =
      format === 'docx' ? colourWordCell(source, colours) : colourOpenCell(source, colours, styles);
    edits.push({ start: cell.start, end: cell.end, text: withoutKind(text, 'colour') });
  }
  const coloured = applyEdits(xml, edits);
  return styles.size > 0 ? addOpenStyles(coloured, styles) : coloured;
}

function colourWordCell(cell: string, { fill, text }: CellColours): string {
  const shading = `<w:shd w:val="clear" w:color="auto" w:fill="${fill}"/>`;
  return withShading(cell, shading).replace(runs, (_run, open: string, properties: string | undefined) => {
    const kept = (properties ?? '').replace(/<w:color\b[^>]*\/>/g, '');
    // The schema orders the properties of a run; colour comes before size.
    const at = kept.search(
      /<w:(spacing|w|kern|position|sz|szCs|highlight|u|effect|bdr|shd|fitText|vertAlign|rtl|cs|em|lang)\b/,
    );
    const place = at < 0 ? kept.length : at;
    return `${open}<w:rPr>${kept.slice(0, place)}<w:color w:val="${text}"/>${kept.slice(place)}</w:rPr>`;
  });
}

const runs = /(<w:r(?:\s[^>]*)?>)(?:<w:rPr>([\s\S]*?)<\/w:rPr>)?/g;

function withShading(cell: string, shading: string): string {
  const properties = /<w:tcPr>([\s\S]*?)<\/w:tcPr>/.exec(cell);
  if (!properties) return cell.replace(/^<w:tc\b[^>]*>/, (open) => `${open}<w:tcPr>${shading}</w:tcPr>`);
  const kept = (properties[1] ?? '').replace(/<w:shd\b[^>]*\/>/g, '');
  const at = kept.search(/<w:(noWrap|tcMar|textDirection|tcFitText|vAlign|hideMark)\b/);
  const place = at < 0 ? kept.length : at;
  return cell.replace(
    properties[0],
    `<w:tcPr>${kept.slice(0, place)}${shading}${kept.slice(place)}</w:tcPr>`,
  );
}

/** OpenDocument colours cells by style: the cell gets a copy of its style with another background. */
function colourOpenCell(
  cell: string,
  colours: CellColours,
  styles: Map<string, { base: string; colours: CellColours }>,
): string {
  const open = /^<[^>]*>/.exec(cell)?.[0] ?? '';
  const base = /table:style-name="([^"]*)"/.exec(open)?.[1] ?? '';
  const name = `${base}_${colours.fill}`;
  styles.set(name, { base, colours });
  const named = base
    ? open.replace(`table:style-name="${base}"`, `table:style-name="${name}"`)
    : open.replace(/\/?>$/, (close) => ` table:style-name="${name}"${close}`);
  return named + cell.slice(open.length);
}

function addOpenStyles(xml: string, styles: Map<string, { base: string; colours: CellColours }>): string {
  const added = [...styles].map(([name, { base, colours }]) => {
    const own = new RegExp(`<style:style style:name="${escaped(base)}"[\\s\\S]*?</style:style>`).exec(
      xml,
    )?.[0];
    const inner = /<style:table-cell-properties([^>]*?)(\/>|>)/.exec(own ?? '')?.[1] ?? '';
    const kept = inner.replace(/\sfo:background-color="[^"]*"/, '');
    return (
      `<style:style style:name="${name}" style:family="table-cell"><style:table-cell-properties${kept} ` +
      `fo:background-color="#${colours.fill}"/></style:style>`
    );
  });
  return xml.replace('</office:automatic-styles>', `${added.join('')}</office:automatic-styles>`);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
