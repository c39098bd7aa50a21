import { docx, odt, paragraph, relation, relations, wordPart, zipOf } from '../buildTemplate';
import { type Canary, type HostileDocument, harmless, refused } from './hostileDocument';

const body = paragraph('text');
const main = 'word/document.xml';
const footer = 'word/footer1.xml';

/** Malicious packages and XML: entities, encodings, zip bombs and wrong headers. */
export function hostilePackages(canary: Canary): HostileDocument[] {
  return [...entities(canary), ...encodings(canary), ...growing(), ...lying()];
}

function entities({ file, server }: Canary): HostileDocument[] {
  const broken = (name: string, doctype: string) =>
    refused(name, docx(body, { [footer]: `${doctype}<w:ftr/>` }), 'TEMPLATE_BROKEN', footer);
  const laughs = Array.from(
    { length: 9 },
    (_, level) => `<!ENTITY l${level + 1} "${`&l${level};`.repeat(10)}">`,
  ).join('');
  return [
    broken('an entity', '<!DOCTYPE x [<!ENTITY a "b">]>'),
    broken('an entity from a file', `<!DOCTYPE x [<!ENTITY a SYSTEM "file://${file}">]>`),
    broken('a parameter entity', `<!DOCTYPE x [<!ENTITY % a SYSTEM "${server}/x.dtd"> %a;]>`),
    broken('a remote document type', `<!DOCTYPE x SYSTEM "${server}/x.dtd">`),
    refused(
      'billion laughs in its styles',
      docx(body, {
        'word/styles.xml': `<!DOCTYPE x [<!ENTITY l0 "ha">${laughs}]>${wordPart('w:styles', '&l9;').replace('<?xml version="1.0"?>', '')}`,
      }),
      'TEMPLATE_BROKEN',
      'word/styles.xml',
    ),
    refused(
      'an entity in its relations',
      docx(body, {
        'word/_rels/document.xml.rels': `<!DOCTYPE x [<!ENTITY a "External">]>${relations().slice(21)}`,
      }),
      'TEMPLATE_BROKEN',
      'word/_rels/document.xml.rels',
    ),
    refused('an entity nobody declared', docx(paragraph('&nobody;')), 'TEMPLATE_BROKEN', main),
    refused(
      'a document type in OpenDocument',
      odt('<text:p/>', { 'styles.xml': `<!DOCTYPE x [<!ENTITY a SYSTEM "file://${file}">]><x/>` }),
      'TEMPLATE_BROKEN',
      'styles.xml',
    ),
  ];
}

function encodings({ server }: Canary): HostileDocument[] {
  const rels = 'word/_rels/document.xml.rels';
  const remote = relations(relation('image', `${server}/p.png`, 'External'));
  const encoded = (name: string, bytes: Uint8Array | string, part = rels) =>
    refused(name, docx(body, { [part]: bytes }), 'TEMPLATE_BROKEN', part);
  return [
    encoded('relations in UTF-16', Buffer.from(`\ufeff${remote}`, 'utf16le')),
    encoded('relations in UTF-16 without a mark', Buffer.from(remote, 'utf16le')),
    encoded('a part in UTF-7', '<?xml version="1.0" encoding="UTF-7"?><w:ftr/>', footer),
    encoded('a part in an encoding of mainframes', '<?xml version="1.0" encoding="IBM037"?><w:ftr/>', footer),
    encoded('bytes that are no UTF-8', Buffer.from([0x3c, 0x61, 0xc0, 0xaf, 0x2f, 0x3e]), footer),
    encoded('a zero in its text', wordPart('w:ftr', '\u0000'), footer),
    refused('a prefix without a namespace', docx('<zz:altChunk/>'), 'TEMPLATE_BROKEN', main),
    refused(
      'another element at the top',
      docx(body, { [footer]: wordPart('w:document', '') }),
      'TEMPLATE_BROKEN',
      footer,
    ),
    harmless('text in CDATA', docx('<w:p><w:r><w:t><![CDATA[canary <w:altChunk/>]]></w:t></w:r></w:p>')),
  ];
}

function growing(): HostileDocument[] {
  const tooLarge = (name: string, template: Uint8Array, part: string) =>
    refused(name, template, 'TEMPLATE_TOO_LARGE', part);
  return [
    tooLarge('deep nesting', docx('<w:sdt>'.repeat(5000) + '</w:sdt>'.repeat(5000)), main),
    tooLarge(
      'deep nesting in what is left out',
      docx(`<w:docVars>${'<w:a>'.repeat(5000)}${'</w:a>'.repeat(5000)}</w:docVars>`),
      main,
    ),
    tooLarge('a bomb', docx(body, { 'word/media/x.png': 'a'.repeat(4_000_000) }), 'word/media/x.png'),
    tooLarge(
      'very many parts',
      docx(body, Object.fromEntries(Array.from({ length: 2001 }, (_, at) => [`customXml/${at}.xml`, '']))),
      'zip',
    ),
    tooLarge(
      'very many attributes',
      docx(`<w:p ${Array.from({ length: 300 }, (_, at) => `w:a${at}="x"`).join(' ')}/>`),
      main,
    ),
    tooLarge('very many elements', docx('<w:p/>'.repeat(1_600_000)), main),
    tooLarge(
      'a picture of very many dots',
      docx(body, { 'word/media/x.png': hugePicture() }),
      'word/media/x.png',
    ),
  ];
}

/** Header of a PNG that declares 60 000 × 60 000 pixels. */
function hugePicture(): Uint8Array {
  const head = Buffer.alloc(64);
  Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').copy(head);
  head.writeUInt32BE(60_000, 16);
  head.writeUInt32BE(60_000, 20);
  return head;
}

function lying(): HostileDocument[] {
  const directory = (zip: Buffer) => zip.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
  const changed = (change: (zip: Buffer, at: number) => void) => {
    const zip = Buffer.from(docx(body));
    change(zip, directory(zip));
    return zip;
  };
  const first = '[Content_Types].xml';
  const broken = (name: string, template: Uint8Array, part = first) =>
    refused(name, template, 'TEMPLATE_BROKEN', part);
  return [
    broken(
      'a part smaller than it says',
      changed((zip, at) => zip.writeUInt32LE(900_000, at + 24)),
    ),
    broken(
      'a part larger than it says',
      changed((zip, at) => zip.writeUInt32LE(3, at + 24)),
    ),
    broken(
      'a wrong checksum',
      changed((zip, at) => zip.writeUInt32LE(1, at + 16)),
    ),
    broken(
      'a part behind a password',
      changed((zip, at) => zip.writeUInt16LE(1, at + 8)),
    ),
    broken(
      'two names for one part',
      changed((zip, at) => zip.write('[Content_Typez].xml', at + 46)),
      '[Content_Typez].xml',
    ),
    refused(
      'a part of 3 GB, as it says',
      changed((zip, at) => zip.writeUInt32LE(3_000_000_000, at + 24)),
      'TEMPLATE_TOO_LARGE',
      first,
    ),
    broken('a part that climbs out', docx(body, { 'word/../../x.xml': 'x' }), 'word/../../x.xml'),
    broken('a part at the root of the disk', docx(body, { '/etc/x.xml': 'x' }), '/etc/x.xml'),
    refused('a zip of something else', zipOf({ 'a.txt': 'x' }), 'TEMPLATE_NOT_A_DOCUMENT', ''),
    refused('no zip', Buffer.from('{\\rtf1\\ansi and so on, long enough}'), 'TEMPLATE_NOT_A_DOCUMENT', ''),
  ];
}
