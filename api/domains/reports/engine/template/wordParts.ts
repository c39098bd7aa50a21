import type { TemplateProblem } from './templateProblem';

/** A part of a DOCX read as XML, with its root element and content type. */
export interface WordPart {
  names: RegExp;
  root: string;
  contentType: string;
  /** Last segment of its relationship type. */
  relation: string;
}

const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

export const wordParts: readonly WordPart[] = [
  {
    names: /^word\/document\.xml$/,
    root: 'w:document',
    contentType: `${main}.document.main+xml`,
    relation: 'officeDocument',
  },
  { names: /^word\/header\d*\.xml$/, root: 'w:hdr', contentType: `${main}.header+xml`, relation: 'header' },
  { names: /^word\/footer\d*\.xml$/, root: 'w:ftr', contentType: `${main}.footer+xml`, relation: 'footer' },
  {
    names: /^word\/footnotes\.xml$/,
    root: 'w:footnotes',
    contentType: `${main}.footnotes+xml`,
    relation: 'footnotes',
  },
  {
    names: /^word\/endnotes\.xml$/,
    root: 'w:endnotes',
    contentType: `${main}.endnotes+xml`,
    relation: 'endnotes',
  },
  { names: /^word\/styles\.xml$/, root: 'w:styles', contentType: `${main}.styles+xml`, relation: 'styles' },
  {
    names: /^word\/numbering\.xml$/,
    root: 'w:numbering',
    contentType: `${main}.numbering+xml`,
    relation: 'numbering',
  },
  {
    names: /^word\/settings\.xml$/,
    root: 'w:settings',
    contentType: `${main}.settings+xml`,
    relation: 'settings',
  },
  {
    names: /^word\/fontTable\.xml$/,
    root: 'w:fonts',
    contentType: `${main}.fontTable+xml`,
    relation: 'fontTable',
  },
  {
    names: /^word\/theme\/theme\d*\.xml$/,
    root: 'a:theme',
    contentType: 'application/vnd.openxmlformats-officedocument.theme+xml',
    relation: 'theme',
  },
];

export const wordPictures = /^word\/media\/[\w.-]+\.(png|jpe?g|gif|bmp|emf|wmf)$/i;

/**
 * Harmless and not needed for a PDF: form and add-in data, comments, thumbnails, properties, signatures, building
 * blocks, and drawings that Word stores beside their raster version.
 * Embedded fonts are left out as well, since parsing fonts is a risk; the author gets a warning.
 */
export const leftOutOfWord =
  /^(customXml\/|docProps\/|docMetadata\/|_xmlsignatures\/|\[trash\]\/|word\/(glossary\/|printerSettings|theme\/_rels\/|webSettings\.xml$|stylesWithEffects\.xml$|comments\w*\.xml$|people\.xml$|intelligence\d*\.xml$|webextensions\/|media\/[\w.-]+\.(svg|wdp)$|documentTasks\/|customizations\.xml$|tasks\.xml$|_rels\/(settings|fontTable|webSettings|styles|numbering|comments\w*|people|stylesWithEffects|customizations)\.xml\.rels$))/i;
export const embeddedFonts = /^(word\/fonts\/[^/]+|Fonts\/[^/]+)\.(odttf|ttf|otf)$/i;

/** Error codes of other parts, by name. */
export const refusedParts: readonly [RegExp, TemplateProblem['code']][] = [
  [
    /vbaProject|vbaData|macrosheets|attachedToolbars|customUI|userCustomization|^(Basic|Scripts|Dialogs|Addons)\//i,
    'TEMPLATE_MACRO',
  ],
  [
    /(^|\/)(embeddings|activeX|ctrlProps|controls|ink|charts|diagrams|model3d)\/|^Object |^ObjectReplacements\/|^ObjBFFC|^Versions\/|afchunk/i,
    'TEMPLATE_EMBEDDED_OBJECT',
  ],
];

/** Relationships to parts that are left out. */
export const leftOutRelations =
  /^(core-properties|extended-properties|custom-properties|thumbnail|customXml|customXmlProps|webSettings|stylesWithEffects|comments|commentsExtended|commentsIds|commentsExtensible|people|intelligence|hdphoto|documenttasks|glossaryDocument|printerSettings|attachedTemplate|font|origin|signature|classificationlabels|metadata\/\w+|keyMapCustomizations)$/i;

export const refusedRelations: readonly [RegExp, TemplateProblem['code']][] = [
  [/vbaProject|wordVbaData|attachedToolbars|extensibility|customization/i, 'TEMPLATE_MACRO'],
  [
    /^(oleObject|package|\w*control\w*|aFChunk|subDocument|chart\w*|diagram\w*|ink\w*|video|audio|media|slide\w*|model3d)$/i,
    'TEMPLATE_EMBEDDED_OBJECT',
  ],
  [/^(mailMerge\w*|recipientData|frame|transform|externalLink\w*)$/i, 'TEMPLATE_LINKED'],
];
