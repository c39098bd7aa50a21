import { readPart } from './editPart';
import { FieldRules } from './fieldRules';
import { placeFinder } from './findPlace';
import type { PackageParts } from './openPackage';
import type { TemplateProblem } from './templateProblem';

/**
 * Checks the fields of a filled DOCX, since blocks that hide content can assemble an instruction that the template
 * alone does not show. Nothing else can arise, as names and attributes do not change. The parts use rewritten names.
 */
export function findFilledRisks(parts: PackageParts, content: RegExp): TemplateProblem[] {
  return [...parts.keys()]
    .filter((name) => content.test(name))
    .flatMap((name) => fieldsOf(name, readPart(parts, name)));
}

const marks = /<(\/?)(w:(?:fldSimple|fldChar|instrText|delInstrText|t|delText))\b([^>]*)>([^<]*)/g;

function fieldsOf(part: string, xml: string): TemplateProblem[] {
  if (!/<w:(?:fld|instr|delInstr)/.test(xml)) return [];
  const problems: TemplateProblem[] = [];
  const placeAt = placeFinder(part, xml, 'docx');
  const report = (code: TemplateProblem['code'], found: string, position = 0) =>
    problems.push({ code, found, place: placeAt(position) });
  const rules = new FieldRules();
  for (const { 1: slash, 2: name = '', 3: inner = '', 4: text = '', index } of xml.matchAll(marks)) {
    if (!slash) {
      const attributes = new Map(
        [...inner.matchAll(/([\w:]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]),
      );
      rules.open({ name, attributes, position: index, prefixOf: () => '' }, report);
      if (!inner.endsWith('/')) rules.text(text);
    }
    if (slash || inner.endsWith('/')) rules.close(name);
  }
  rules.end(report);
  return problems;
}
