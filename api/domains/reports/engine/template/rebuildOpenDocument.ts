import type { DocumentCheck } from './checkDocument';
import { readPart } from './editPart';
import { openDocumentDrawings, openDocumentRules } from './openDocumentRules';
import { openDocumentGrammar } from './vocabulary/openDocumentGrammar';

const type = 'application/vnd.oasis.opendocument.text';
const roots: Readonly<Record<string, string>> = {
  'content.xml': 'office:document-content',
  'styles.xml': 'office:document-styles',
  'settings.xml': 'office:document-settings',
};
const pictureNames = /^(Pictures|media)\/[\w.-]+\.(png|jpe?g|gif|bmp|emf|wmf)$/i;

/** Harmless and not needed for a PDF: UI configuration, thumbnails, metadata, signatures. */
const leftOut =
  /^(mimetype|meta\.xml|manifest\.rdf|layout-cache|Configurations2\/.*\.xml|Configurations2\/[\w/]*|Thumbnails\/[^/]+|META-INF\/[\w-]+\.xml)$/;

/** Rebuilds an ODT from its allowed parts; manifest and metadata are generated. */
export function rebuildOpenDocument(check: DocumentCheck): DocumentCheck {
  const { originals } = check;
  const pictures = new Set([...originals.keys()].filter((name) => pictureNames.test(name)));
  check.write('mimetype', type);
  for (const [name, bytes] of originals) {
    const root = roots[name];
    if (root) {
      check.rebuild(name, bytes, { grammar: openDocumentGrammar, root, rules: openDocumentRules(pictures) });
    } else if (pictures.has(name)) check.takePicture(name, bytes);
    else if (name === 'META-INF/manifest.xml') refuseEncrypted(check, name, bytes);
    else if (openDocumentDrawings.test(name)) continue;
    else if (!check.leaveOutFont(name) && !leftOut.test(name)) check.refusePart(name);
  }
  // The report has its own title and author.
  const version = versionOf(readPart(check.parts, 'content.xml'));
  check.write('meta.xml', emptyProperties(version));
  check.write('META-INF/manifest.xml', manifest([...check.parts.keys()], version));
  return check;
}

/** Manifest and content must have the same version, or LibreOffice takes the package for broken. */
function versionOf(content: string): string {
  const [, version = '1.2'] = /^[^<]*<\?[^>]*>\s*<[^>]* office:version="(1\.[0-4])"/.exec(content) ?? [];
  return version;
}

/** Only for a clear message: encrypted parts cannot be read anyway. */
function refuseEncrypted(check: DocumentCheck, name: string, bytes: Uint8Array): void {
  if (Buffer.from(bytes).includes('encryption-data'))
    check.problems.push({ code: 'TEMPLATE_BROKEN', place: { part: name }, found: 'encryption' });
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const names = 'urn:oasis:names:tc:opendocument:xmlns';

function manifest(parts: string[], version: string): string {
  const entries = parts
    .filter((part) => part !== 'mimetype')
    .map(
      (part) =>
        `<manifest:file-entry manifest:full-path="${part}" manifest:media-type="${mediaType(part)}"/>`,
    );
  return `${head}<manifest:manifest xmlns:manifest="${names}:manifest:1.0" manifest:version="${version}"><manifest:file-entry manifest:full-path="/" manifest:version="${version}" manifest:media-type="${type}"/>${entries.join('')}</manifest:manifest>`;
}

function mediaType(part: string): string {
  const kind = part.split('.').at(-1)?.toLowerCase() ?? '';
  if (kind === 'xml') return 'text/xml';
  return `image/${kind === 'jpg' ? 'jpeg' : kind}`;
}

const emptyProperties = (version: string) =>
  `${head}<office:document-meta xmlns:office="${names}:office:1.0" xmlns:meta="${names}:meta:1.0" xmlns:dc="http://purl.org/dc/elements/1.1/" office:version="${version}"><office:meta></office:meta></office:document-meta>`;
