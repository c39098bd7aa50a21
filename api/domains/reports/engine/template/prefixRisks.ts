import { scanXml } from './scanXml';
import type { TemplateProblem } from './templateProblem';

/** Prefixes by which risks are looked for, and the namespaces of ECMA-376 (transitional and strict) and VML they stand for. */
const wordPrefixes: Record<string, string> = {
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main': 'w',
  'http://purl.oclc.org/ooxml/wordprocessingml/main': 'w',
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships': 'r',
  'http://purl.oclc.org/ooxml/officeDocument/relationships': 'r',
  'urn:schemas-microsoft-com:office:office': 'o',
  'urn:schemas-microsoft-com:vml': 'v',
  'http://www.w3.org/1999/xlink': 'xlink',
  'http://www.w3.org/2002/xforms': 'xforms',
};

/** OpenDocument, in any version LibreOffice takes for it, and OpenOffice.org 1. */
const openDocument =
  /^(?:urn:oasis:names:tc:(?:opendocument|openoffice):xmlns:|http:\/\/openoffice\.org\/2000\/)(office|text|table|drawing|presentation|form|script|manifest)(?::|$)/;

/**
 * Namespaces under another prefix than office programs write. Risks are found by prefix, LibreOffice goes by namespace:
 * `<x:altChunk>` would pass the one and be loaded by the other.
 */
export function findPrefixRisks(part: string, xml: string): TemplateProblem[] {
  if (!mayDeclareOther(xml)) return [];
  const problems: TemplateProblem[] = [];
  scanXml(xml, {
    open: ({ namespaces }) => {
      for (const [prefix, uri] of Object.entries(namespaces)) {
        const usual = usualPrefix(uri);
        if (usual !== undefined && usual !== prefix)
          problems.push({ code: 'TEMPLATE_BROKEN', place: { part }, found: `xmlns:${prefix}="${uri}"` });
      }
    },
  });
  return problems;
}

const declarations = /\bxmlns(?::([^\s=]+))?\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** A name cannot be written with references, so a document without such text needs no parsing, which takes longer. */
function mayDeclareOther(xml: string): boolean {
  for (const [, prefix = '', double, single] of xml.matchAll(declarations)) {
    const uri = double ?? single ?? '';
    const usual = usualPrefix(uri);
    if (uri.includes('&') || (usual !== undefined && usual !== prefix)) return true;
  }
  return false;
}

function usualPrefix(uri: string): string | undefined {
  const [, name] = openDocument.exec(uri) ?? [];
  return name === 'drawing' ? 'draw' : (name ?? wordPrefixes[uri]);
}
