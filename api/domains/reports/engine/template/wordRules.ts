import type { AllowedElement, ElementRules } from './elementRules';
import { FieldRules } from './fieldRules';
import type { Report } from './nameCheck';
import { words } from './vocabulary/vocabulary';

/** Checks values of a Word part. */
export function wordRules(): ElementRules {
  const fields = new FieldRules();
  return {
    open(element, report) {
      if (element.name === 'mc:Choice' && !isKnownChoice(element)) return 'leaveOut';
      if (element.name === 'a:graphicData') checkGraphic(element, report);
      fields.open(element, report);
      return 'keep';
    },
    text: (text) => fields.text(text),
    close: (name) => fields.close(name),
    end: (report) => fields.end(report),
  };
}

/**
 * `mc:Choice` names its requirements by the document's prefixes. LibreOffice compares the usual prefixes literally, so
 * they are rewritten; with an unknown requirement only the fallback is kept.
 */
function isKnownChoice({ attributes, prefixOf }: AllowedElement): boolean {
  const required = (attributes.get('Requires') ?? '').trim().split(/\s+/).map(prefixOf);
  attributes.set('Requires', required.join(' '));
  return required.every((prefix) => shapePrefixes.has(prefix));
}

const shapePrefixes = words('wps wpg wpc wp14');
const graphics =
  /^http:\/\/(schemas\.openxmlformats\.org\/drawingml\/2006|purl\.oclc\.org\/ooxml\/drawingml)\/picture$|^http:\/\/schemas\.microsoft\.com\/office\/word\/2010\/wordprocessing(Shape|Group|Canvas)$/;

function checkGraphic({ attributes, position }: AllowedElement, report: Report): void {
  const kind = attributes.get('uri') ?? '';
  if (!graphics.test(kind)) report('TEMPLATE_EMBEDDED_OBJECT', kind, position);
}
