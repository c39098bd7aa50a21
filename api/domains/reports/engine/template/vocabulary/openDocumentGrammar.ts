import { openDocumentStyles } from './openDocumentStyles';
import { openDocumentText } from './openDocumentText';
import { type Grammar, words } from './vocabulary';

export const openDocumentGrammar: Grammar = {
  vocabularies: [
    ...openDocumentText,
    ...openDocumentStyles,
    {
      prefix: 'xlink',
      uris: ['http://www.w3.org/1999/xlink'],
      isQualified: true,
      elements: new Set(),
      attributes: words('href type show actuate title'),
    },
    {
      prefix: 'dc',
      uris: ['http://purl.org/dc/elements/1.1/'],
      isQualified: true,
      elements: words('creator date title description subject language'),
      attributes: new Set(),
    },
    {
      prefix: 'loext',
      uris: ['urn:org:documentfoundation:names:experimental:office:xmlns:loext:1.0'],
      isQualified: true,
      elements: words('graphic-properties'),
      attributes: words(
        'contextual-spacing opacity hyphenation-no-caps hyphenation-no-last-word hyphenation-word-char-count tab-over-margin tab-over-spacing rel-width-rel rel-height-rel vertical-justify allow-overlap num-list-format shadow-blur glow-radius glow-color glow-transparency softedge-radius',
      ),
    },
    {
      prefix: 'xml',
      uris: ['http://www.w3.org/XML/1998/namespace'],
      isQualified: true,
      elements: new Set(),
      attributes: words('space id'),
    },
  ],
  others: {
    'urn:oasis:names:tc:opendocument:xmlns:form:1.0': 'form',
    'http://www.w3.org/1999/xhtml': 'xhtml',
    'http://www.w3.org/2003/g/data-view#': 'grddl',
  },
  leftOut: words(`
    office:annotation office:annotation-end office:meta style:map number:map svg:font-face-src svg:definition-src
    text:meta draw:layer-set
    @text:formula @text:condition @text:cond-style-name @table:formula @style:condition @style:apply-style-name
    @style:base-cell-address @text:protection-key @text:protection-key-digest-algorithm
    @table:protection-key @table:protection-key-digest-algorithm @draw:mime-type @draw:protected @draw:notify-on-update-of-ranges
    @form:automatic-focus @form:apply-design-mode @draw:engine @style:filter-name @draw:filter-name
    @xhtml:property @xhtml:about @xhtml:content @xhtml:datatype @grddl:transformation
  `),
  extensions:
    /^urn:org:documentfoundation:names:experimental:|^urn:openoffice:names:experimental:|^http:\/\/openoffice\.org\/20\d\d\/(office|writer|calc|table|draw)$/,
  refusals: [
    {
      code: 'TEMPLATE_MACRO',
      names: words(
        'office:event-listeners office:script text:script text:execute-macro table:error-macro @table:execute @text:script',
      ),
      namespaces: /[:/](script|presentation|animation|smil-compatible)(:1\.0)?$|\/2001\/xml-events$/,
    },
    {
      code: 'TEMPLATE_EMBEDDED_OBJECT',
      names: words(`
        draw:object draw:object-ole draw:plugin draw:applet draw:floating-frame draw:control draw:param office:binary-data
        @draw:class-id @draw:archive @draw:code @draw:object @draw:control @draw:may-script
      `),
      namespaces: /[:/](form|chart|dr3d|report)(:1\.0)?$|\/2002\/xforms$|\/1998\/Math\/MathML$|\/2000\/svg$/,
    },
    {
      code: 'TEMPLATE_LINKED',
      names: words(`
        text:section-source text:dde-connection text:dde-connection-decl text:dde-connection-decls office:dde-source
        text:database-display text:database-name text:database-next text:database-row-number text:database-row-select
        text:alphabetical-index-auto-mark-file text:file-name text:template-name table:table-source
        table:cell-range-source table:database-ranges table:database-range table:database-source-query
        table:database-source-sql table:database-source-table table:dde-links table:dde-link table:data-pilot-tables
        text:conditional-text text:hidden-text text:hidden-paragraph @text:filter-name @text:connection-name
        @text:database-name @table:filter-name @office:dde-application @office:dde-item @office:dde-topic
      `),
    },
    {
      code: 'TEMPLATE_EXTERNAL',
      names: words('svg:font-face-uri @draw:frame-name'),
    },
  ],
};
