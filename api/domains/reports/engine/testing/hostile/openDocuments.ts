import { odt, openDocumentPart } from '../buildTemplate';
import { type Canary, type HostileDocument, harmless, refused } from './hostileDocument';

const content = 'content.xml';
const textSpace = 'urn:oasis:names:tc:opendocument:xmlns:text:1.0';
const drawSpace = 'urn:oasis:names:tc:opendocument:xmlns:drawing:1.0';
const plain = '<text:p>canary</text:p>';

/** OpenDocument texts with the attempts of `hostileWordDocuments`. */
export function hostileOpenDocuments(canary: Canary): HostileDocument[] {
  return [...linking(canary), ...running(canary), ...leftOut(canary)];
}

function linking({ file, server }: Canary): HostileDocument[] {
  const section = (source: string) => odt(`<text:section text:name="s">${source}</text:section>`);
  const linked = (name: string, template: Uint8Array) => refused(name, template, 'TEMPLATE_LINKED', content);
  const outside = (name: string, text: string, part = content) =>
    refused(name, odt(text), 'TEMPLATE_EXTERNAL', part);
  const picture = (href: string) =>
    `<text:p><draw:frame svg:width="1cm" svg:height="1cm"><draw:image xlink:href="${href}"/></draw:frame></text:p>`;
  return [
    linked('a linked section', section(`<text:section-source xlink:href="file://${file}"/>`)),
    linked(
      'a linked section under another prefix',
      section(`<x:section-source xmlns:x="${textSpace}" xlink:href="file://${file}"/>`),
    ),
    linked(
      'a linked section in the default namespace',
      section(`<section-source xmlns="${textSpace}" xlink:href="file://${file}"/>`),
    ),
    linked(
      'a linked section by a namespace in references',
      section(`<x:section-source xmlns:x="urn:oasis:names:tc:opendocument:xmlns&#58;text:1.0"/>`),
    ),
    refused(
      'a linked section in a namespace of old',
      section('<x:section-source xmlns:x="http://openoffice.org/2000/text"/>'),
      'TEMPLATE_UNKNOWN_CONTENT',
      content,
    ),
    linked('a DDE link', odt('<text:p><text:dde-connection text:connection-name="x"/></text:p>')),
    linked(
      'a database field',
      odt('<text:p><text:database-display text:table-name="x" text:column-name="y"/></text:p>'),
    ),
    linked('the name of its file', odt('<text:p><text:file-name text:display="full"/></text:p>')),
    linked(
      'a table from another document',
      odt(`<table:table table:name="t"><table:table-source xlink:href="file://${file}"/></table:table>`),
    ),
    linked(
      'an index from a file of marks',
      odt(
        `<text:alphabetical-index><text:alphabetical-index-auto-mark-file xlink:href="file://${file}"/></text:alphabetical-index>`,
      ),
    ),
    outside('a remote picture', picture(`${server}/p.png`)),
    outside('a picture above the package', picture('../secret.png')),
    outside('a picture of the machine', picture(`file://${file}`)),
    outside('a picture that is not there', picture('Pictures/none.png')),
    outside('a picture named by a tag', picture('Pictures/{d.customer.name}')),
    outside(
      'a remote picture behind a bracket in quotes',
      `<text:p><draw:image draw:name=">" xlink:href="${server}/p.png"/></text:p>`,
    ),
    outside(
      'a remote picture under another prefix',
      `<text:p><d:image xmlns:d="${drawSpace}" xmlns:l="http://www.w3.org/1999/xlink" l:href="${server}/p.png"/></text:p>`,
    ),
    outside('a link to a file', `<text:p><text:a xlink:href="file://${file}">x</text:a></text:p>`),
    outside('a link that runs', '<text:p><text:a xlink:href="vnd.sun.star.script:x">x</text:a></text:p>'),
    refused(
      'a remote background of its pages',
      odt(plain, {
        'styles.xml': openDocumentPart(
          'office:document-styles',
          `<office:automatic-styles><style:page-layout style:name="p"><style:page-layout-properties><style:background-image xlink:href="${server}/b.png"/></style:page-layout-properties></style:page-layout></office:automatic-styles>`,
        ),
      }),
      'TEMPLATE_EXTERNAL',
      'styles.xml',
    ),
  ];
}

function running({ file }: Canary): HostileDocument[] {
  const embedded = (name: string, template: Uint8Array, part = content) =>
    refused(name, template, 'TEMPLATE_EMBEDDED_OBJECT', part);
  const macro = (name: string, template: Uint8Array, part = content) =>
    refused(name, template, 'TEMPLATE_MACRO', part);
  const frame = (inner: string) => odt(`<text:p><draw:frame>${inner}</draw:frame></text:p>`);
  return [
    embedded('an OLE object', frame('<draw:object-ole xlink:href="Object 1"/>')),
    embedded('an object linked to a file', frame(`<draw:object xlink:href="file://${file}"/>`)),
    embedded('a frame of another page', frame(`<draw:floating-frame xlink:href="file://${file}"/>`)),
    embedded('a plug-in', frame(`<draw:plugin xlink:href="file://${file}"/>`)),
    embedded('a control', odt('<office:forms><form:form/></office:forms><text:p/>')),
    embedded('an embedded document', odt(plain, { 'Object 1/content.xml': '<a/>' }), 'Object 1/content.xml'),
    macro('Basic', odt(plain, { 'Basic/Standard/Module1.xml': '<a/>' }), 'Basic/Standard/Module1.xml'),
    macro('Python', odt(plain, { 'Scripts/python/x.py': 'import os' }), 'Scripts/python/x.py'),
    macro(
      'an event',
      odt('<text:p><office:event-listeners><script:event-listener/></office:event-listeners></text:p>'),
    ),
    macro(
      'a script in the text',
      odt('<text:p><text:script script:language="Basic">x</text:script></text:p>'),
    ),
    macro(
      'a button that runs a macro',
      odt('<text:p><text:execute-macro text:name="x">x</text:execute-macro></text:p>'),
    ),
  ];
}

function leftOut({ file, server }: Canary): HostileDocument[] {
  return [
    harmless(
      'a manifest with an entity',
      odt(plain, {
        'META-INF/manifest.xml': `<!DOCTYPE m [<!ENTITY a SYSTEM "file://${file}">]><m>&a;</m>`,
      }),
    ),
    harmless(
      'a remote template in its properties',
      odt(plain, {
        'meta.xml': openDocumentPart(
          'office:document-meta',
          `<office:meta><meta:template xmlns:meta="urn:oasis:names:tc:opendocument:xmlns:meta:1.0" xlink:href="${server}/t.ott"/></office:meta>`,
        ),
      }),
    ),
    harmless(
      'a printer and a database in its settings',
      odt(plain, {
        'settings.xml': openDocumentPart(
          'office:document-settings',
          `<office:settings><config:config-item-set config:name="ooo:configuration-settings"><config:config-item config:name="CurrentDatabaseDataSource" config:type="string">${server}</config:config-item></config:config-item-set></office:settings>`,
        ),
      }),
    ),
    harmless(
      'a formula in a field',
      odt(
        `<text:p>canary <text:expression text:formula="ooow:DDE(&quot;soffice&quot;;&quot;${file}&quot;;&quot;x&quot;)">1</text:expression></text:p>`,
      ),
    ),
    harmless(
      'instructions and comments to the reader of the XML',
      odt(`<?xml-stylesheet href="${server}/x.xsl"?><!-- <text:section-source/> -->${plain}`),
    ),
  ];
}
