import { type Vocabulary, words } from './vocabulary';

/** Styles of OpenDocument 1.2 (part 1, chapters 10 and 16 to 20), without plug-ins, frames and external fonts. */
export const openDocumentStyles: readonly Vocabulary[] = [
  {
    prefix: 'style',
    uris: ['urn:oasis:names:tc:opendocument:xmlns:style:1.0'],
    isQualified: true,
    elements: words(`
      background-image column column-sep columns default-page-layout default-style drawing-page-properties
      drop-cap font-face footer footer-first footer-left footer-style footnote-sep graphic-properties header
      header-first header-footer-properties header-left header-style list-level-label-alignment
      list-level-properties master-page page-layout page-layout-properties paragraph-properties region-center
      region-left region-right ruby-properties section-properties style tab-stop tab-stops
      table-cell-properties table-column-properties table-properties table-row-properties text-properties
    `),
    attributes: words(`
      adjustment auto-text-indent auto-update background-transparency border-line-width
      border-line-width-bottom border-line-width-left border-line-width-right border-line-width-top char class
      color column-width contextual-spacing country-asian country-complex data-style-name decimal-places default-outline-level
      diagonal-bl-tr diagonal-bl-tr-widths diagonal-tl-br diagonal-tl-br-widths direction display display-name
      distance distance-after-sep distance-before-sep dynamic-spacing editable family first-page-number
      first-style-name flow-with-text font-adornments font-charset font-charset-asian font-charset-complex
      font-family-asian font-family-complex font-family-generic font-family-generic-asian
      font-family-generic-complex font-independent-line-spacing font-name font-name-asian font-name-complex
      font-pitch font-pitch-asian font-pitch-complex font-relief font-size-asian font-size-complex
      font-size-rel font-size-rel-asian font-size-rel-complex font-style-asian font-style-complex
      font-style-name font-style-name-asian font-style-name-complex font-weight-asian font-weight-complex
      footnote-max-height glyph-orientation-vertical height horizontal-pos horizontal-rel join-border
      justify-single-word language-asian language-complex layout-grid-base-height layout-grid-base-width
      layout-grid-color layout-grid-display layout-grid-lines layout-grid-mode layout-grid-print
      layout-grid-ruby-below layout-grid-ruby-height layout-grid-snap-to layout-grid-standard-mode leader-char
      leader-color leader-style leader-text leader-text-style leader-type leader-width legend-expansion
      legend-expansion-aspect-ratio length letter-kerning line-break line-height-at-least line-spacing
      line-style lines list-level list-style-name master-page-name may-break-between-rows min-row-height
      mirror name next-style-name num-format num-letter-sync num-prefix num-suffix number-wrapped-paragraphs
      overflow-behavior page-layout-name page-number page-usage paper-tray-name parent-style-name
      percentage-data-style-name position print print-content print-orientation print-page-order protect
      punctuation-wrap register-true register-truth-ref-style-name rel-column-width rel-height rel-width
      repeat repeat-content rfc-language-tag rfc-language-tag-asian rfc-language-tag-complex rotation-align
      rotation-angle row-height ruby-align ruby-position run-through scale-to scale-to-pages script-asian
      script-complex script-type shadow shrink-to-fit snap-to-layout-grid style style-name tab-stop-distance
      table-centering text-align-source text-autospace text-blinking text-combine text-combine-end-char
      text-combine-start-char text-emphasize text-line-through-color text-line-through-mode
      text-line-through-style text-line-through-text text-line-through-text-style text-line-through-type
      text-line-through-width text-outline text-overline-color text-overline-mode text-overline-style
      text-overline-type text-overline-width text-position text-rotation-angle text-rotation-scale text-scale
      text-underline-color text-underline-mode text-underline-style text-underline-type text-underline-width
      type use-optimal-column-width use-optimal-row-height use-window-font-color vertical-align vertical-pos
      vertical-rel volatile width wrap wrap-contour wrap-contour-mode wrap-dynamic-threshold writing-mode
      writing-mode-automatic
    `),
  },
  {
    prefix: 'draw',
    uris: ['urn:oasis:names:tc:opendocument:xmlns:drawing:1.0'],
    isQualified: true,
    elements: words(`
      a caption circle connector contour-path contour-polygon custom-shape ellipse enhanced-geometry equation
      fill-image frame g glue-point gradient handle hatch image line marker measure opacity path polygon
      polyline rect regular-polygon stroke-dash text-box
    `),
    attributes: words(`
      align angle auto-grow-height auto-grow-width background-size blue border caption-angle
      caption-angle-type caption-escape caption-escape-direction caption-fit-line-length caption-gap
      caption-id caption-line-length caption-point-x caption-point-y caption-type chain-next-name class-names
      color color-inversion color-mode concave concentric-gradient-fill-allowed contrast copy-of corner-radius
      corners cx cy decimal-places display display-name distance dots1 dots1-length dots2 dots2-length
      draw-aspect end end-angle end-color end-glue-point end-guide end-intensity end-line-spacing-horizontal
      end-line-spacing-vertical end-shape enhanced-path escape-direction extrusion extrusion-allowed
      extrusion-brightness extrusion-color extrusion-depth extrusion-diffusion extrusion-first-light-direction
      extrusion-first-light-harsh extrusion-first-light-level extrusion-light-face extrusion-metal
      extrusion-number-of-line-segments extrusion-origin extrusion-rotation-angle extrusion-rotation-center
      extrusion-second-light-direction extrusion-second-light-harsh extrusion-second-light-level
      extrusion-shininess extrusion-skew extrusion-specularity extrusion-viewpoint fill fill-color
      fill-gradient-name fill-hatch-name fill-hatch-solid fill-image-height fill-image-name
      fill-image-ref-point fill-image-ref-point-x fill-image-ref-point-y fill-image-width fit-to-contour
      fit-to-size formula frame-margin-horizontal frame-margin-vertical gamma glue-point-leaving-directions
      glue-point-type glue-points gradient-step-count green guide-distance guide-overhang
      handle-mirror-horizontal handle-mirror-vertical handle-polar handle-position handle-radius-range-maximum
      handle-radius-range-minimum handle-range-x-maximum handle-range-x-minimum handle-range-y-maximum
      handle-range-y-minimum handle-switched id image-opacity kind layer line-distance line-skew luminance
      marker-end marker-end-center marker-end-width marker-start marker-start-center marker-start-width
      master-page-name measure-align measure-vertical-align mirror-horizontal mirror-vertical modifiers name
      nav-order opacity opacity-name page-number parallel path-stretchpoint-x path-stretchpoint-y placing
      points red rotation secondary-fill-color shadow shadow-color shadow-offset-x shadow-offset-y
      shadow-opacity shape-id sharpness show-unit start start-angle start-color start-glue-point start-guide
      start-intensity start-line-spacing-horizontal start-line-spacing-vertical start-shape stroke stroke-dash
      stroke-dash-names stroke-linejoin style style-name symbol-color text-areas text-path text-path-allowed
      text-path-mode text-path-same-letter-heights text-path-scale text-rotate-angle text-style-name
      textarea-horizontal-align textarea-vertical-align tile-repeat-offset transform type unit value
      visible-area-height visible-area-left visible-area-top visible-area-width wrap-influence-on-position
      z-index
    `),
  },
  {
    prefix: 'number',
    uris: ['urn:oasis:names:tc:opendocument:xmlns:datastyle:1.0'],
    isQualified: true,
    elements: words(`
      am-pm boolean boolean-style currency-style currency-symbol date-style day day-of-week embedded-text era
      fill-character fraction hours map minutes month number number-style percentage-style quarter
      scientific-number seconds text text-content text-style time-style week-of-year year
    `),
    attributes: words(`
      automatic-order calendar country decimal-places decimal-replacement denominator-value display-factor
      format-source grouping language min-denominator-digits min-exponent-digits min-integer-digits
      min-numerator-digits position possessive-form rfc-language-tag script style textual title
      transliteration-country transliteration-format transliteration-language transliteration-style
      truncate-on-overflow
    `),
  },
  {
    prefix: 'fo',
    uris: ['urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0'],
    isQualified: true,
    elements: new Set(),
    attributes: words(`
      background-color border border-bottom border-left border-right border-top break-after break-before clip
      color column-count column-gap country end-indent font-family font-size font-style font-variant
      font-weight height hyphenate hyphenation-keep hyphenation-ladder-count hyphenation-push-char-count
      hyphenation-remain-char-count keep-together keep-with-next language letter-spacing line-height margin
      margin-bottom margin-left margin-right margin-top max-height max-width min-height min-width orphans
      padding padding-bottom padding-left padding-right padding-top page-height page-width script space-after
      space-before start-indent text-align text-align-last text-indent text-shadow text-transform widows width
      wrap-option
    `),
  },
  {
    prefix: 'svg',
    uris: ['urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0'],
    isQualified: true,
    elements: words(`
      desc linearGradient radialGradient stop title
    `),
    attributes: words(`
      accent-height alphabetic ascent bbox cap-height cx cy d descent fill-rule font-family font-size
      font-stretch font-style font-variant font-weight fx fy gradientTransform gradientUnits hanging height
      ideographic mathematical offset origin overline-position overline-thickness panose-1 path r rx ry slope
      spreadMethod stemh stemv stop-color stop-opacity strikethrough-position strikethrough-thickness
      stroke-color stroke-linecap stroke-opacity stroke-width type underline-position underline-thickness
      unicode-range units-per-em v-alphabetic v-hanging v-ideographic v-mathematical viewBox width widths x
      x-height x1 x2 y y1 y2
    `),
  },
];
