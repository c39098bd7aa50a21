import type { DocumentCheck } from './checkDocument';
import { rebuildRelations } from './readRelations';
import { textOf } from './readXml';
import { wordGrammar } from './vocabulary/wordGrammar';
import { leftOutOfWord, wordParts, wordPictures } from './wordParts';
import { wordRules } from './wordRules';

/** Rebuilds a DOCX from its allowed parts; content types, package relationships and metadata are generated. */
export function rebuildWord(check: DocumentCheck): DocumentCheck {
  check.write('[Content_Types].xml', contentTypes(check.originals.keys()));
  for (const [name, bytes] of check.originals) readPart(check, name, bytes);
  check.write('_rels/.rels', packageRelations);
  // The report has its own title and author.
  check.write('docProps/core.xml', emptyProperties);
  return check;
}

function readPart(check: DocumentCheck, name: string, bytes: Uint8Array): void {
  const part = wordParts.find(({ names }) => names.test(name));
  if (part) check.rebuild(name, bytes, { grammar: wordGrammar, root: part.root, rules: wordRules() });
  else if (name === '[Content_Types].xml') refuseMacros(check, name, bytes);
  else if (wordPictures.test(name)) check.takePicture(name, bytes);
  else if (ownerOf(name) !== undefined) readRelations(check, name, bytes);
  else if (!check.leaveOutFont(name) && !leftOutOfWord.test(name)) check.refusePart(name);
}

/**
 * The part to which a relationships file belongs, e.g. `word/_rels/document.xml.rels`; for the package the file itself.
 */
function ownerOf(name: string): string | undefined {
  if (name === '_rels/.rels') return name;
  const [, owner] =
    /^word\/_rels\/((?:document|header\d*|footer\d*|footnotes|endnotes)\.xml)\.rels$/.exec(name) ?? [];
  return owner;
}

function readRelations(check: DocumentCheck, name: string, bytes: Uint8Array): void {
  const relations = check.wellFormed(name, () => rebuildRelations(name, textOf(bytes), check.originals));
  if (!relations) return;
  check.problems.push(...relations.problems);
  check.write(name, relations.xml);
}

/** Only for a clear message: content types are generated anyway. */
function refuseMacros(check: DocumentCheck, name: string, bytes: Uint8Array): void {
  const types = check.wellFormed(name, () => textOf(bytes));
  if (types && /macroEnabled|vbaProject|ms-office\.vba/i.test(types))
    check.problems.push({ code: 'TEMPLATE_MACRO', place: { part: name } });
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const packages = 'http://schemas.openxmlformats.org/package/2006';

function contentTypes(names: Iterable<string>): string {
  const overrides = [...names].flatMap((name) => {
    const type = wordParts.find((part) => part.names.test(name))?.contentType;
    return type ? [`<Override PartName="/${name}" ContentType="${type}"/>`] : [];
  });
  const pictures = ['png', 'jpeg', 'gif', 'bmp'].map(
    (kind) => `<Default Extension="${kind}" ContentType="image/${kind}"/>`,
  );
  return `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${pictures.join('')}<Default Extension="jpg" ContentType="image/jpeg"/><Default Extension="emf" ContentType="image/x-emf"/><Default Extension="wmf" ContentType="image/x-wmf"/><Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/>${overrides.join('')}</Types>`;
}

const packageRelations = `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/><Relationship Id="rId2" Type="${packages}/relationships/metadata/core-properties" Target="docProps/core.xml"/></Relationships>`;

const emptyProperties = `${head}<cp:coreProperties xmlns:cp="${packages}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"></cp:coreProperties>`;
