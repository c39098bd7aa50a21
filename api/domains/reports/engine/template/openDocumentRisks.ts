import { findPlace } from './findPlace';
import { scanXml } from './scanXml';
import type { TemplateProblem } from './templateProblem';

/** The risks of one part of an ODT; `xml` is its text where it is XML. */
export function findOpenDocumentRisks(part: string, xml: string | undefined): TemplateProblem[] {
  return [...namedRisks(part), ...(xml === undefined ? [] : contentRisks(part, xml))];
}

const macros = /^(Basic|Scripts|Dialogs|Addons)\//i;
const objects = /^Object |^ObjectReplacements\/|^ObjBFFC|^Versions\//i;
const known =
  /^(mimetype|(content|styles|meta|settings)\.xml|manifest\.rdf|META-INF\/manifest\.xml|layout-cache|Configurations2\/accelerator\/current\.xml|(Pictures|media|Thumbnails)\/[^/]+\.(png|jpe?g|gif|bmp|tiff?|emf|wmf))$/i;

function namedRisks(part: string): TemplateProblem[] {
  const place = { part };
  if (macros.test(part)) return [{ code: 'TEMPLATE_MACRO', place }];
  if (objects.test(part)) return [{ code: 'TEMPLATE_EMBEDDED_OBJECT', place }];
  return known.test(part) ? [] : [{ code: 'TEMPLATE_UNEXPECTED_PART', place }];
}

const elements: [RegExp, TemplateProblem['code']][] = [
  [
    /<script:|<text:script\b|<text:execute-macro\b|<office:event-listeners\b|<presentation:event-listener\b|<office:scripts>\s*<(?!\/)/,
    'TEMPLATE_MACRO',
  ],
  [
    /<draw:(?:object|object-ole|plugin|applet|floating-frame)\b|<form:|<xforms:|<office:forms\b[^>]*[^/]>\s*<(?!\/)/,
    'TEMPLATE_EMBEDDED_OBJECT',
  ],
  [
    /<text:section-source\b|<office:dde-source\b|<text:dde-connection|<table:(?:table-source|cell-range-source|database-source)|<text:database-|<text:linked-section/,
    'TEMPLATE_LINKED',
  ],
  [/<manifest:encryption-data\b/, 'TEMPLATE_BROKEN'],
];

function contentRisks(part: string, xml: string): TemplateProblem[] {
  const found = elements.flatMap(([pattern, code]): TemplateProblem[] => {
    const match = pattern.exec(xml);
    return match ? [{ code, place: findPlace(part, xml, match.index, 'odt'), found: match[0].slice(1) }] : [];
  });
  return [...found, ...targetRisks(part, xml)];
}

/** Pictures inside the package and links that a reader clicks are no risk; all other targets would be read. */
function targetRisks(part: string, xml: string): TemplateProblem[] {
  if (!xml.includes('xlink:href')) return [];
  const problems: TemplateProblem[] = [];
  scanXml(xml, {
    open: ({ name, attributes, position }) => {
      const target = attributes['xlink:href'];
      if (target === undefined || isHarmlessTarget(name, target)) return;
      const place = findPlace(part, xml, position, 'odt');
      problems.push({ code: 'TEMPLATE_EXTERNAL', place, found: target });
    },
  });
  return problems;
}

function isHarmlessTarget(name: string, target: string): boolean {
  const isInside =
    target === '' || /^(\.\/)?(Pictures|media)\/[\w.-]+$/.test(target) || /^#[^{}]*$/.test(target);
  return isInside || (name === 'text:a' && /^(https?|mailto|tel):[^{}]*$/i.test(target));
}
