import type { TemplateFormat } from '../finish/dialect';
import { findOpenDocumentRisks } from './openDocumentRisks';
import type { PackageParts } from './openPackage';
import { findPrefixRisks } from './prefixRisks';
import type { TemplateProblem } from './templateProblem';
import { findWordRisks } from './wordRisks';

/**
 * What in a document would make LibreOffice run something or read something from outside: macros, scripts, embedded
 * objects, links to other files and addresses. What is not known to be harmless is refused.
 */
export function findRisks(parts: PackageParts, format: TemplateFormat): TemplateProblem[] {
  const problems: TemplateProblem[] = [];
  for (const [part, bytes] of parts) {
    const xml = isXml(part) ? textOf(bytes) : undefined;
    if (xml === null) {
      problems.push({ code: 'TEMPLATE_BROKEN', place: { part }, found: 'encoding' });
      continue;
    }
    if (xml !== undefined && /<!DOCTYPE|<!ENTITY/i.test(xml))
      problems.push({ code: 'TEMPLATE_BROKEN', place: { part }, found: 'DOCTYPE' });
    if (xml !== undefined) problems.push(...findPrefixRisks(part, xml));
    problems.push(...(format === 'docx' ? findWordRisks(part, xml) : findOpenDocumentRisks(part, xml)));
  }
  return problems;
}

export function isXml(part: string): boolean {
  return /\.(xml|rels|rdf)$/.test(part);
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Office programs write UTF-8; null: another encoding, in which risks would be looked for in vain. */
function textOf(bytes: Uint8Array): string | null {
  try {
    const text = utf8.decode(bytes);
    const [, encoding = 'utf-8'] = /^<\?xml\b[^>]*?\sencoding\s*=\s*["']([^"']*)/.exec(text) ?? [];
    return encoding.toLowerCase() === 'utf-8' && !text.includes('\0') ? text : null;
  } catch {
    return null;
  }
}
