import { type Vocabulary, words } from './vocabulary';

/**
 * OpenDocument 1.2 (part 1, chapters 3 to 9) without scripts, embedded objects, links, calculations and database
 * fields.
 */
export const openDocumentText: readonly Vocabulary[] = [
  {
    prefix: 'office',
    uris: ['urn:oasis:names:tc:opendocument:xmlns:office:1.0'],
    isQualified: true,
    elements: words(`
      automatic-styles body change-info document-content document-settings document-styles font-face-decls
      forms master-styles scripts settings styles text
    `),
    attributes: words(`
      boolean-value currency date-value display name string-value target-frame target-frame-name time-value
      title value value-type version
    `),
  },
  {
    prefix: 'text',
    uris: ['urn:oasis:names:tc:opendocument:xmlns:text:1.0'],
    isQualified: true,
    elements: words(`
      a alphabetical-index alphabetical-index-entry-template alphabetical-index-mark
      alphabetical-index-mark-end alphabetical-index-mark-start alphabetical-index-source author-initials
      author-name bibliography bibliography-configuration bibliography-entry-template bibliography-mark
      bibliography-source bookmark bookmark-end bookmark-ref bookmark-start change change-end change-start
      changed-region chapter character-count creation-date creation-time creator date deletion description
      editing-cycles editing-duration expression format-change h illustration-index
      illustration-index-entry-template illustration-index-source image-count index-body
      index-entry-bibliography index-entry-chapter index-entry-link-end index-entry-link-start
      index-entry-page-number index-entry-span index-entry-tab-stop index-entry-text index-source-style
      index-source-styles index-title index-title-template initial-creator insertion keywords line-break
      linenumbering-configuration linenumbering-separator list list-header list-item list-level-style-bullet
      list-level-style-image list-level-style-number list-style modification-date modification-time note
      note-body note-citation note-continuation-notice-backward note-continuation-notice-forward note-ref
      notes-configuration number numbered-paragraph object-count object-index object-index-entry-template
      object-index-source outline-level-style outline-style p page page-continuation page-count page-number
      page-sequence page-variable-get page-variable-set paragraph-count placeholder print-date print-time
      printed-by reference-mark reference-mark-end reference-mark-start reference-ref ruby ruby-base ruby-text
      s section sender-city sender-company sender-country sender-email sender-fax sender-firstname
      sender-initials sender-lastname sender-phone-private sender-phone-work sender-position
      sender-postal-code sender-state-or-province sender-street sender-title sequence sequence-decl
      sequence-decls sequence-ref soft-page-break sort-key span subject tab table-count table-index
      table-index-entry-template table-index-source table-of-content table-of-content-entry-template
      table-of-content-source text-input time title toc-mark toc-mark-end toc-mark-start tracked-changes
      user-defined user-field-decl user-field-decls user-field-get user-field-input user-index
      user-index-entry-template user-index-mark user-index-mark-end user-index-mark-start user-index-source
      variable-decl variable-decls variable-get variable-input variable-set word-count
    `),
    attributes: words(`
      active address alphabetical-separators anchor-page-number anchor-type annote author
      bibliography-data-field bibliography-type booktitle bullet-char bullet-relative-size c
      capitalize-entries caption-sequence-format caption-sequence-name change-id chapter
      citation-body-style-name citation-style-name class-names combine-entries combine-entries-with-dash
      combine-entries-with-pp comma-separated consecutive-numbering continue-list continue-numbering
      copy-outline-levels count-empty-lines count-in-text-boxes current-value custom1 custom2 custom3 custom4
      custom5 date-adjust date-value default-style-name description display display-levels
      display-outline-level dont-balance-text-columns duration edition editor fixed footnotes-position global
      howpublished id identifier ignore-case increment index-name index-scope institution is-hidden
      is-list-header isbn issn journal key key1 key1-phonetic key2 key2-phonetic kind label label-followed-by
      level line-break line-number list-id list-level-position-and-space-mode list-tab-stop-position
      main-entry main-entry-style-name master-page-name min-label-distance min-label-width month name note
      note-class number number-lines number-position numbered-entries offset organizations outline-level
      page-adjust pages placeholder-type prefix protected publisher ref-name reference-format
      relative-tab-stop-position report-type restart-numbering restart-on-page row-number school section-name
      select-page separation-character series sort-algorithm sort-ascending sort-by-position space-before
      start-numbering-at start-value string-value string-value-if-false string-value-if-true
      string-value-phonetic style-name style-override suffix tab-ref table-name time-adjust time-value title
      track-changes url use-caption use-chart-objects use-draw-objects use-floating-frames use-graphics
      use-index-marks use-index-source-styles use-keys-as-entries use-math-objects use-objects
      use-other-objects use-outline-level use-soft-page-breaks use-spreadsheet-objects use-tables value
      visited-style-name volume year
    `),
  },
  {
    prefix: 'table',
    uris: ['urn:oasis:names:tc:opendocument:xmlns:table:1.0'],
    isQualified: true,
    elements: words(`
      background body covered-table-cell desc even-columns even-rows first-column first-row last-column
      last-row odd-columns odd-rows table table-cell table-column table-column-group table-columns
      table-header-columns table-header-rows table-row table-row-group table-rows table-template title
    `),
    attributes: words(`
      align border-color border-model count date-value default-cell-style-name direction display
      display-border display-list embedded-number-behavior end-cell-address end-x end-y first-row-end-column
      first-row-start-column id is-sub-table last-column-spanned last-row-end-column last-row-spanned
      last-row-start-column name number-columns-repeated number-columns-spanned number-rows-repeated
      number-rows-spanned paragraph-style-name print print-ranges protect protected rfc-language-tag
      style-name table table-background table-name template-name title type use-banding-columns-styles
      use-banding-rows-styles use-first-column-styles use-first-row-styles use-last-column-styles
      use-last-row-styles value value-type visibility
    `),
  },
  {
    prefix: 'config',
    uris: ['urn:oasis:names:tc:opendocument:xmlns:config:1.0'],
    isQualified: true,
    elements: words(`
      config-item config-item-map-entry config-item-map-indexed config-item-map-named config-item-set
    `),
    attributes: words(`
      name type
    `),
  },
];
