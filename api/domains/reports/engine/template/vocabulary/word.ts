import { type Vocabulary, words } from './vocabulary';

/** WordprocessingML (ECMA-376 part 1, §17) without macros, embedded objects, links and mail merge. */
export const word: Vocabulary = {
  prefix: 'w',
  uris: [
    'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
    'http://purl.oclc.org/ooxml/wordprocessingml/main',
  ],
  isQualified: true,
  elements: words(`
    document body background hdr ftr footnotes footnote endnotes endnote
    p pPr r rPr t tab br cr noBreakHyphen softHyphen sym ptab lastRenderedPageBreak pgNum
    dayShort monthShort yearShort dayLong monthLong yearLong
    footnoteReference endnoteReference footnoteRef endnoteRef separator continuationSeparator
    bookmarkStart bookmarkEnd proofErr permStart permEnd hyperlink smartTag smartTagPr attr customXml customXmlPr
    fldSimple fldChar instrText delInstrText delText ffData checkBox textInput ddList result listEntry sizeAuto size
    maxLength format enabled calcOnExit helpText statusText checked label tabIndex
    drawing pict ruby rubyPr rubyBase rt rubyAlign hps hpsRaise hpsBaseText lid dir bdo
    ins del moveFrom moveTo moveFromRangeStart moveFromRangeEnd moveToRangeStart moveToRangeEnd
    rPrChange pPrChange sectPrChange tblPrChange trPrChange tcPrChange tblGridChange tblPrExChange numberingChange
    cellIns cellDel cellMerge
    sdt sdtPr sdtContent sdtEndPr alias tag id lock placeholder docPart temporary showingPlcHdr text richText date
    dateFormat storeMappedDataAs calendar dropDownList comboBox listItem picture group docPartObj docPartList
    docPartGallery docPartCategory docPartUnique citation bibliography equation
    pStyle keepNext keepLines pageBreakBefore framePr widowControl numPr ilvl numId suppressLineNumbers pBdr
    top left bottom right start end between bar shd tabs suppressAutoHyphens kinsoku wordWrap overflowPunct
    topLinePunct autoSpaceDE autoSpaceDN bidi adjustRightInd snapToGrid spacing ind contextualSpacing mirrorIndents
    suppressOverlap jc textDirection textAlignment textboxTightWrap outlineLvl divId cnfStyle
    rStyle rFonts b bCs i iCs caps smallCaps strike dstrike outline shadow emboss imprint noProof vanish webHidden
    color w kern position sz szCs highlight u effect bdr fitText vertAlign rtl cs em lang eastAsianLayout specVanish
    oMath
    sectPr headerReference footerReference footnotePr endnotePr numFmt numStart numRestart pos type pgSz pgMar
    paperSrc pgBorders lnNumType pgNumType cols col formProt vAlign noEndnote titlePg rtlGutter docGrid
    tbl tblPr tblGrid gridCol tr trPr tc tcPr tblStyle tblpPr tblOverlap bidiVisual tblStyleRowBandSize
    tblStyleColBandSize tblW tblCellSpacing tblInd tblBorders insideH insideV tl2br tr2bl tblLayout tblCellMar tblLook
    tblCaption tblDescription tblPrEx gridBefore gridAfter wBefore wAfter cantSplit trHeight tblHeader hidden
    tcW gridSpan hMerge vMerge tcBorders noWrap tcMar tcFitText hideMark
    styles docDefaults rPrDefault pPrDefault latentStyles lsdException style name aliases basedOn next link
    autoRedefine uiPriority semiHidden unhideWhenUsed qFormat locked personal personalCompose personalReply rsid
    tblStylePr
    numbering numPicBullet abstractNum nsid multiLevelType tmpl styleLink numStyleLink lvl lvlRestart isLgl suff
    lvlText lvlPicBulletId legacy lvlJc num abstractNumId lvlOverride startOverride numIdMacAtCleanup
    fonts font altName panose1 charset family notTrueType pitch sig txbxContent
  `),
  attributes: words(`
    val type id name author date initials w h space before after beforeLines afterLines beforeAutospacing
    afterAutospacing line lineRule left right start end leftChars rightChars startChars endChars firstLine
    firstLineChars hanging hangingChars color sz themeColor themeTint themeShade shadow frame fill themeFill
    themeFillTint themeFillShade ascii hAnsi eastAsia cs asciiTheme hAnsiTheme eastAsiaTheme cstheme hint bidi
    styleId default customStyle defLockedState defUIPriority defSemiHidden defUnhideWhenUsed defQFormat count locked
    uiPriority semiHidden unhideWhenUsed qFormat fldCharType instr dirty fldLock firstRow lastRow firstColumn
    lastColumn noHBand noVBand oddVBand evenVBand oddHBand evenHBand firstRowFirstColumn firstRowLastColumn
    lastRowFirstColumn lastRowLastColumn top bottom header footer gutter orient code num equalWidth sep fmt chapStyle
    chapSep linePitch charSpace countBy distance restart offsetFrom display zOrder dropCap lines wrap vAnchor hAnchor
    x xAlign y yAlign hRule anchorLock hSpace vSpace leader pos colFirst colLast displacedByCustomXml font char
    relativeTo alignment clear anchor docLocation tgtFrame tooltip history leftFromText rightFromText topFromText
    bottomFromText vertAnchor horzAnchor tblpX tblpXSpec tblpY tblpYSpec combine combineBrackets vert vertCompress
    lastValue fullDate displayText value multiLine usb0 usb1 usb2 usb3 csb0 csb1 characterSet percent uri element
    abstractNumId ilvl tplc tentative legacy legacySpace legacyIndent numPicBulletId numId customMarkFollows
    ed edGrp original vMerge vMergeOrig rsidR rsidRPr rsidRDefault rsidP rsidTr rsidDel rsidSect other first
    spelling grammar appName checkStyle dllVersion lang nlCheck vendorID bg1 t1 bg2 t2 accent1 accent2 accent3
    accent4 accent5 accent6 hyperlink followedHyperlink prefixMappings
  `),
};
