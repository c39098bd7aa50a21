import { Malformed, type RebuiltPart, rebuildPart } from './rebuildPart';
import type { TemplateProblem } from './templateProblem';

export type Rebuilding = Parameters<typeof rebuildPart>[1];

/** Text of a part in UTF-8, as office programs write it. Throws Malformed for any other encoding. */
export function textOf(bytes: Uint8Array): string {
  let text: string;
  try {
    text = utf8.decode(bytes);
  } catch {
    throw new Malformed('encoding');
  }
  const [, encoding = 'utf-8'] = /^<\?xml\b[^>]{0,200}?\sencoding\s*=\s*["']([^"']*)/.exec(text) ?? [];
  if (encoding.toLowerCase() !== 'utf-8' || text.includes('\0')) throw new Malformed('encoding');
  return text;
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Result of `work`; undefined, with a problem of the part, if it throws Malformed. */
export function wellFormed<T>(part: string, problems: TemplateProblem[], work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Malformed)) throw error;
    problems.push({ code: 'TEMPLATE_BROKEN', place: { part }, found: error.message.slice(0, 120) });
    return undefined;
  }
}

export function rebuildXml(bytes: Uint8Array, rebuilding: Rebuilding): RebuiltPart {
  return rebuildPart(textOf(bytes), rebuilding);
}
