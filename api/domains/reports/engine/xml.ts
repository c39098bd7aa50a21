/** An element of an XML text: from `start` to `end`, its content from `contentStart` to `contentEnd`. */
export interface XmlElement {
  name: string;
  start: number;
  contentStart: number;
  contentEnd: number;
  end: number;
  /** Index of the nearest enclosing element among those found, -1 if none. */
  parent: number;
}

/** Comments, sections and instructions, which may hold what looks like a tag, and the tags with one of the names. */
const tagsNamed = (names: readonly string[]): RegExp =>
  new RegExp(
    `<!--[\\s\\S]*?-->|<!\\[CDATA\\[[\\s\\S]*?\\]\\]>|<\\?[\\s\\S]*?\\?>|<(/?)(${names.join('|')})(?=[\\s/>])(?:[^>"']|"[^"]*"|'[^']*')*>`,
    'g',
  );

/**
 * All elements with one of the names in document order, in a single pass. Not with saxes, which does not report where a
 * tag begins; the XML was validated before.
 */
export function findElements(xml: string, names: readonly string[]): XmlElement[] {
  const found: XmlElement[] = [];
  const openOnes: number[] = [];
  const tags = tagsNamed(names);
  for (let tag = tags.exec(xml); tag !== null; tag = tags.exec(xml)) {
    const [whole, slash, name] = tag;
    if (name === undefined) continue;
    const after = tag.index + whole.length;
    const top = openOnes.at(-1) ?? -1;
    if (slash) {
      const element = found[top];
      if (!element || element.name !== name) continue;
      element.contentEnd = tag.index;
      element.end = after;
      openOnes.pop();
    } else {
      found.push({ name, start: tag.index, contentStart: after, contentEnd: after, end: after, parent: top });
      if (!whole.endsWith('/>')) openOnes.push(found.length - 1);
    }
  }
  return found;
}

/** The innermost of the elements (result of `findElements`) with this name that contains the position. */
export function enclosing(elements: XmlElement[], position: number, name: string): XmlElement | undefined {
  let low = 0;
  let high = elements.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((elements[middle]?.start ?? Infinity) <= position) low = middle + 1;
    else high = middle;
  }
  for (let index = low - 1; index >= 0; ) {
    const element = elements[index];
    if (!element) return undefined;
    if (element.end > position && element.name === name) return element;
    index = element.parent;
  }
  return undefined;
}

export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Applies all edits; an edit inside a replaced range is dropped. */
export function applyEdits(xml: string, edits: Edit[]): string {
  const pieces: string[] = [];
  let at = 0;
  for (const edit of [...edits].sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (edit.start < at) continue;
    pieces.push(xml.slice(at, edit.start), edit.text);
    at = edit.end;
  }
  pieces.push(xml.slice(at));
  return pieces.join('');
}

export function readAttribute(tag: string, name: string): string | undefined {
  const match = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag);
  return match ? (match[1] ?? match[2]) : undefined;
}

export function escapeXml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
