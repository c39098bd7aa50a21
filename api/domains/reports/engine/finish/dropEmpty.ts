import { hasToken, tokenEdits, tokenPattern } from '../tokens';
import { applyEdits, enclosing, findElements, type XmlElement } from '../xml';
import type { Dialect } from './dialect';

/** Removes paragraphs, rows and tables marked as empty, and tables whose loops left only their header. */
export function dropEmpty(xml: string, dialect: Dialect): string {
  if (!hasToken(xml, 'drop') && !xml.includes(`<${dialect.table}`)) return xml;
  const { paragraph, row, cell, table } = dialect;
  const elements = findElements(xml, [paragraph, row, cell, table, dialect.headerRows]);
  const children = childrenByParent(elements);
  const dropped = new Set<XmlElement>();
  for (const match of xml.matchAll(tokenPattern('drop'))) {
    const name = { paragraph, row, table }[match[1] ?? ''];
    const element = name && enclosing(elements, match.index, name);
    if (element) dropped.add(element);
  }
  for (const [index, element] of elements.entries()) {
    if (element.name !== table) continue;
    const rows = (children.get(index) ?? []).filter((child) => child.name === row);
    if (rows.every((child) => dropped.has(child) || isHeader(xml, child))) dropped.add(element);
  }
  const edits = tokenEdits(xml, 'drop');
  for (const element of dropped) {
    const { start, end, parent } = element;
    const isCellParagraph = element.name === paragraph && elements[parent]?.name === cell;
    const isNeeded = isCellParagraph && isLastParagraph(element, children.get(parent) ?? [], dropped);
    edits.push({ start, end, text: isNeeded ? emptied(xml, element) : '' });
  }
  return applyEdits(xml, edits);
}

/** Word marks each header row; in OpenDocument they are in a separate element and thus no children of the table. */
function isHeader(xml: string, row: XmlElement): boolean {
  return /^<w:trPr>(?:(?!<\/w:trPr>)[\s\S])*<w:tblHeader\b/.test(
    xml.slice(row.contentStart, row.contentStart + 400),
  );
}

function childrenByParent(elements: XmlElement[]): Map<number, XmlElement[]> {
  const children = new Map<number, XmlElement[]>();
  for (const element of elements) {
    const siblings = children.get(element.parent);
    if (siblings) siblings.push(element);
    else children.set(element.parent, [element]);
  }
  return children;
}

/** A table cell must contain a paragraph: if all are removed, the last one is kept without content. */
function isLastParagraph(element: XmlElement, siblings: XmlElement[], dropped: Set<XmlElement>): boolean {
  return siblings.at(-1) === element && siblings.every((sibling) => dropped.has(sibling));
}

function emptied(xml: string, paragraph: XmlElement): string {
  const content = xml.slice(paragraph.contentStart, paragraph.contentEnd);
  const properties = /^<w:pPr>[\s\S]*?<\/w:pPr>/.exec(content)?.[0] ?? '';
  return (
    xml.slice(paragraph.start, paragraph.contentStart) +
    properties +
    xml.slice(paragraph.contentEnd, paragraph.end)
  );
}
