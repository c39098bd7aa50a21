import { SaxesParser, type SaxesTagNS } from 'saxes';
import { reservedCharacters } from '../tokens';
import { escapeXml } from '../xml';
import type { ElementRules } from './elementRules';
import { NameCheck, type Report } from './nameCheck';
import { type PartBudget, spendElement, templateLimits } from './templateLimits';
import type { TemplateProblem } from './templateProblem';
import { declarations, type Grammar } from './vocabulary/vocabulary';

/** A problem with its position in the rewritten text. */
export interface Finding {
  code: TemplateProblem['code'];
  found: string;
  position: number;
}

export interface RebuiltPart {
  /** The allowed content, rewritten; LibreOffice and Carbone get nothing of the original. */
  xml: string;
  findings: Finding[];
}

interface Rebuilding {
  grammar: Grammar;
  /** The required root element, such as `w:document`. */
  root: string;
  rules: ElementRules;
  budget: PartBudget;
}

/**
 * Parses a part with namespaces and rewrites it from what the grammar allows, with fixed prefixes and without comments,
 * processing instructions, entities and CDATA, so that a later parser cannot interpret it differently. Linear in the
 * length of the part.
 */
export function rebuildPart(source: string, { grammar, root, rules, budget }: Rebuilding): RebuiltPart {
  const names = new NameCheck(grammar);
  const parser = new SaxesParser({ xmlns: true, position: false });
  const findings: Finding[] = [];
  const openNames: string[] = [];
  let xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
  /** Depth within content that is left out or refused. */
  let skipped = 0;
  let isBegun = false;
  let isTagOpen = false;

  const report: Report = (code, found, position = xml.length) => {
    if (findings.length < templateLimits.problems) findings.push({ code, found, position });
  };
  const closeTag = () => {
    if (isTagOpen) xml += '>';
    isTagOpen = false;
  };

  const prefixOf = (original: string) => names.prefixOf(parser.resolve(original) ?? '');

  /** Returns false if the format's rules leave the element out. */
  function write(name: string, tag: SaxesTagNS): boolean {
    if (!isBegun && name !== root) throw new Malformed(`<${tag.name}>`);
    const attributes = names.attributes(tag, report);
    closeTag();
    if (rules.open({ name, attributes, position: xml.length, prefixOf }, report) === 'leaveOut') return false;
    xml += `<${name}`;
    if (!isBegun) xml += declarations(grammar);
    isBegun = true;
    for (const [key, value] of attributes) xml += ` ${key}="${escapeValue(value)}"`;
    isTagOpen = true;
    openNames.push(name);
    return true;
  }

  parser.on('error', (error) => {
    throw new Malformed(error.message);
  });
  parser.on('doctype', () => {
    throw new Malformed('DOCTYPE');
  });
  parser.on('opentag', (tag: SaxesTagNS) => {
    spendElement(budget, openNames.length + skipped, tag);
    if (skipped > 0) {
      skipped += 1;
      return;
    }
    const verdict = names.element(tag);
    if (verdict.kind === 'refused') report(verdict.code, `<${tag.name}>`);
    if (verdict.kind !== 'allowed' || !write(verdict.name, tag)) skipped = 1;
  });
  parser.on('closetag', () => {
    if (skipped > 0) {
      skipped -= 1;
      return;
    }
    const name = openNames.pop() ?? '';
    xml += isTagOpen ? '/>' : `</${name}>`;
    isTagOpen = false;
    rules.close(name);
  });
  const writeText = (text: string) => {
    if (skipped > 0 || openNames.length === 0) return;
    closeTag();
    rules.text(text);
    xml += escapeXml(text);
  };
  parser.on('text', writeText);
  parser.on('cdata', writeText);
  parser.write(source).close();
  rules.end(report);
  if (!isBegun && findings.length === 0) throw new Malformed('root');
  // Reserved characters, including those from character references; replaced by a space to keep positions.
  return { xml: xml.replace(reservedCharacters, ' '), findings };
}

/** Not well-formed XML, or not as office programs write it. */
export class Malformed extends Error {}

const whiteSpace: Record<string, string> = { '\t': '&#9;', '\n': '&#10;', '\r': '&#13;' };

function escapeValue(value: string): string {
  const escaped = escapeXml(value);
  return /[\t\n\r]/.test(escaped)
    ? escaped.replace(/[\t\n\r]/g, (sign) => whiteSpace[sign] ?? sign)
    : escaped;
}
