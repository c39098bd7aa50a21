import { type Vocabulary, words } from './vocabulary';

/**
 * DrawingML (ECMA-376 part 1, §20) for pictures, simple shapes and themes; charts and diagrams are separate documents.
 */
const main: Vocabulary = {
  prefix: 'a',
  uris: [
    'http://schemas.openxmlformats.org/drawingml/2006/main',
    'http://purl.oclc.org/ooxml/drawingml/main',
  ],
  isQualified: false,
  elements: words(`
    theme themeElements clrScheme dk1 lt1 dk2 lt2 accent1 accent2 accent3 accent4 accent5 accent6 hlink folHlink
    fontScheme majorFont minorFont latin ea cs sym font fmtScheme fillStyleLst lnStyleLst effectStyleLst effectStyle
    bgFillStyleLst objectDefaults spDef lnDef txDef spPr bodyPr lstStyle style lnRef fillRef effectRef fontRef
    extraClrSchemeLst extraClrScheme clrMap custClrLst custClr
    defPPr lvl1pPr lvl2pPr lvl3pPr lvl4pPr lvl5pPr lvl6pPr lvl7pPr lvl8pPr lvl9pPr defRPr
    noAutofit normAutofit spAutoFit prstTxWarp flatTx
    schemeClr srgbClr sysClr prstClr hslClr scrgbClr tint shade comp inv gray alpha alphaOff alphaMod hue hueOff hueMod
    sat satOff satMod lum lumOff lumMod red redOff redMod green greenOff greenMod blue blueOff blueMod gamma invGamma
    noFill solidFill gradFill gsLst gs lin path fillToRect tileRect pattFill fgClr bgClr grpFill blipFill blip srcRect
    stretch fillRect tile alphaBiLevel alphaCeiling alphaFloor alphaInv alphaModFix alphaRepl biLevel blur clrChange
    clrFrom clrTo clrRepl duotone fillOverlay grayscl hsl
    ln lnL lnR lnT lnB prstDash custDash ds round bevel miter headEnd tailEnd
    effectLst effectDag cont effect outerShdw innerShdw prstShdw glow reflection softEdge relOff xfrm off ext chOff
    chExt scene3d camera rot lightRig backdrop anchor norm up sp3d bevelT bevelB extrusionClr contourClr
    prstGeom custGeom avLst gd gdLst ahLst ahXY ahPolar cxnLst cxn pos rect pathLst moveTo lnTo arcTo quadBezTo
    cubicBezTo close pt graphic graphicData graphicFrameLocks picLocks spLocks grpSpLocks cxnSpLocks hlinkClick
    hlinkHover
  `),
  attributes: words(`
    name val lastClr typeface panose pitchFamily charset script idx uri id r g b hue sat lum algn ang scaled
    rotWithShape flip path l t tx ty sx sy w cap cmpd dist dir blurRad rad kx ky stA stPos endA endPos fadeDir grow
    prst thresh amt bright contrast useA len type lim d sp fov zoom rig lat lon rev z extrusionH contourW prstMaterial
    h fmla ref pos x y cx cy minX maxX minY maxY gdRefX gdRefY gdRefR gdRefAng minR maxR minAng maxAng wR hR stAng swAng
    fill stroke extrusionOk rot flipH flipV cstate dpi noGrp noDrilldown noSelect noChangeAspect noMove noResize noRot
    noEditPoints noAdjustHandles noChangeArrowheads noChangeShapeType noCrop noTextEdit noUngrp tooltip history
    highlightClick endSnd invalidUrl tgtFrame blend bg1 tx1 bg2 tx2 accent1 accent2 accent3 accent4 accent5 accent6
    hlink folHlink spcFirstLastPara vertOverflow horzOverflow vert wrap lIns tIns rIns bIns numCol spcCol rtlCol
    fromWordArt anchor anchorCtr forceAA upright compatLnSpc fontScale lnSpcReduction marL marR lvl indent defTabSz rtl
    eaLnBrk latinLnBrk hangingPunct sz kern lang fontAlgn bw
  `),
};

const shapeElements = words(`
  wsp cNvPr cNvSpPr cNvCnPr cNvFrPr cNvGrpSpPr cNvContentPartPr spPr style txbx linkedTxbx bodyPr wgp grpSpPr grpSp
  graphicFrame xfrm wpc bg whole
`);
const shapeAttributes = words(
  'id name descr title hidden bwMode normalEastAsianFlow txBox preferRelativeResize seq',
);

export const drawings: readonly Vocabulary[] = [
  main,
  {
    prefix: 'wp',
    uris: [
      'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing',
      'http://purl.oclc.org/ooxml/drawingml/wordprocessingDrawing',
    ],
    isQualified: false,
    elements: words(`
      inline anchor extent effectExtent docPr cNvGraphicFramePr simplePos positionH positionV align posOffset wrapNone
      wrapSquare wrapTight wrapThrough wrapTopAndBottom wrapPolygon start lineTo
    `),
    attributes: words(`
      distT distB distL distR cx cy l t r b id name descr title hidden simplePos relativeHeight behindDoc locked
      layoutInCell allowOverlap relativeFrom wrapText edited x y
    `),
  },
  {
    prefix: 'pic',
    uris: [
      'http://schemas.openxmlformats.org/drawingml/2006/picture',
      'http://purl.oclc.org/ooxml/drawingml/picture',
    ],
    isQualified: false,
    elements: words('pic nvPicPr cNvPr cNvPicPr blipFill spPr'),
    attributes: words('id name descr title hidden preferRelativeResize dpi rotWithShape bwMode'),
  },
  {
    prefix: 'wps',
    uris: ['http://schemas.microsoft.com/office/word/2010/wordprocessingShape'],
    isQualified: false,
    elements: shapeElements,
    attributes: new Set([...shapeAttributes, ...main.attributes]),
  },
  {
    prefix: 'wpg',
    uris: ['http://schemas.microsoft.com/office/word/2010/wordprocessingGroup'],
    isQualified: false,
    elements: shapeElements,
    attributes: shapeAttributes,
  },
  {
    prefix: 'wpc',
    uris: ['http://schemas.microsoft.com/office/word/2010/wordprocessingCanvas'],
    isQualified: false,
    elements: shapeElements,
    attributes: shapeAttributes,
  },
  {
    prefix: 'wp14',
    uris: ['http://schemas.microsoft.com/office/word/2010/wordprocessingDrawing'],
    isQualified: true,
    elements: words('sizeRelH sizeRelV pctWidth pctHeight pctPosHOffset pctPosVOffset'),
    attributes: words('anchorId editId relativeFrom'),
  },
];
