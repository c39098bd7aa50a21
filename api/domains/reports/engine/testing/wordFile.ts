import { docx, relation, relations, wordPart } from './buildTemplate';

const microsoft = 'http://schemas.microsoft.com/office';
const extensions =
  ` xmlns:w14="${microsoft}/word/2010/wordml" xmlns:w15="${microsoft}/word/2012/wordml" xmlns:w16cid="${microsoft}/word/2016/wordml/cid"` +
  ` xmlns:wp14="${microsoft}/word/2010/wordprocessingDrawing" xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"` +
  ` xmlns:w10="urn:schemas-microsoft-com:office:word" xmlns:wpg="${microsoft}/word/2010/wordprocessingGroup" mc:Ignorable="w14 w15 w16cid wp14"`;

const run = (inner: string) =>
  `<w:r w:rsidRPr="00A1"><w:rPr><w:rFonts w:asciiTheme="minorHAnsi"/><w:noProof/></w:rPr>${inner}</w:r>`;
const text = (words: string) => run(`<w:t xml:space="preserve">${words}</w:t>`);
const paragraph = (...inner: string[]) =>
  `<w:p w14:paraId="4A5B6C7D" w14:textId="77777777" w:rsidR="00A1" w:rsidRDefault="00A1">${inner.join('')}</w:p>`;
const field = (instruction: string, result: string) =>
  run('<w:fldChar w:fldCharType="begin"/>') +
  run(`<w:instrText xml:space="preserve"> ${instruction} </w:instrText>`) +
  run('<w:fldChar w:fldCharType="separate"/>') +
  text(result) +
  run('<w:fldChar w:fldCharType="end"/>');

const box = `<w:txbxContent>${paragraph(text('In a box: {d.customer.name}'))}</w:txbxContent>`;
const shape = run(
  `<mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:anchor distT="45720" distB="45720" distL="114300" distR="114300" simplePos="0" relativeHeight="251659264" behindDoc="0" locked="0" layoutInCell="1" allowOverlap="1" wp14:anchorId="2D1A8C5E" wp14:editId="50D07946"><wp:simplePos x="0" y="0"/><wp:positionH relativeFrom="column"><wp:align>right</wp:align></wp:positionH><wp:positionV relativeFrom="paragraph"><wp:posOffset>182880</wp:posOffset></wp:positionV><wp:extent cx="2360930" cy="1404620"/><wp:effectExtent l="0" t="0" r="22860" b="11430"/><wp:wrapSquare wrapText="bothSides"/><wp:docPr id="217" name="Text Box 2"/><wp:cNvGraphicFramePr><a:graphicFrameLocks/></wp:cNvGraphicFramePr><a:graphic><a:graphicData uri="${microsoft}/word/2010/wordprocessingShape"><wps:wsp><wps:cNvSpPr txBox="1"><a:spLocks noChangeArrowheads="1"/></wps:cNvSpPr><wps:spPr bwMode="auto"><a:xfrm><a:off x="0" y="0"/><a:ext cx="2360930" cy="1404620"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom><a:solidFill><a:srgbClr val="FFFFFF"/></a:solidFill><a:ln w="9525"><a:solidFill><a:schemeClr val="accent1"><a:lumMod val="75000"/></a:schemeClr></a:solidFill><a:miter lim="800000"/><a:headEnd/><a:tailEnd/></a:ln></wps:spPr><wps:txbx>${box}</wps:txbx><wps:bodyPr rot="0" vert="horz" wrap="square" lIns="91440" tIns="45720" rIns="91440" bIns="45720" anchor="t" anchorCtr="0"><a:spAutoFit/></wps:bodyPr></wps:wsp></a:graphicData></a:graphic><wp14:sizeRelH relativeFrom="margin"><wp14:pctWidth>40000</wp14:pctWidth></wp14:sizeRelH></wp:anchor></w:drawing></mc:Choice><mc:Fallback><w:pict><v:shapetype id="_x0000_t202" coordsize="21600,21600" o:spt="202" path="m,l,21600r21600,l21600,xe"><v:stroke joinstyle="miter"/><v:path gradientshapeok="t" o:connecttype="rect"/></v:shapetype><v:shape id="Text Box 2" o:spid="_x0000_s1026" type="#_x0000_t202" style="position:absolute;width:185.9pt" o:gfxdata="UEsDBBQ"><v:textbox style="mso-fit-shape-to-text:t">${box}</v:textbox><w10:wrap type="square"/></v:shape></w:pict></mc:Fallback></mc:AlternateContent>`,
);

const svg = `<a:extLst><a:ext uri="{28A0092B-C50C-407E-A947-70E740481C1C}"><a14:useLocalDpi xmlns:a14="${microsoft}/drawing/2010/main" val="0"/></a:ext><a:ext uri="{96DAC541-7B7A-43D3-8B79-37D633B846F1}"><asvg:svgBlip xmlns:asvg="${microsoft}/drawing/2016/SVG/main" r:embed="rsvg"/></a:ext></a:extLst>`;
const picture = run(
  `<w:drawing><wp:inline distT="0" distB="0" distL="0" distR="0"><wp:extent cx="360000" cy="360000"/><wp:docPr id="3" name="Graphic 3" descr="A logo"><a:hlinkClick r:id="rhyperlink"/></wp:docPr><wp:cNvGraphicFramePr><a:graphicFrameLocks noChangeAspect="1"/></wp:cNvGraphicFramePr><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic><pic:nvPicPr><pic:cNvPr id="3" name="Graphic 3"/><pic:cNvPicPr><a:picLocks noChangeAspect="1"/></pic:cNvPicPr></pic:nvPicPr><pic:blipFill><a:blip r:embed="rimage" cstate="print">${svg}</a:blip><a:stretch><a:fillRect/></a:stretch></pic:blipFill><pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="360000" cy="360000"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing>`,
);
const watermark = run(
  '<w:pict><v:shapetype id="_x0000_t136" coordsize="21600,21600" o:spt="136" adj="10800" path="m@7,l@8,m@5,21600l@6,21600e"><v:formulas><v:f eqn="sum #0 0 10800"/></v:formulas><v:path textpathok="t" o:connecttype="custom"/><v:textpath on="t" fitshape="t"/><v:handles><v:h position="#0,bottomRight" xrange="6629,14971"/></v:handles><o:lock v:ext="edit" text="t" shapetype="t"/></v:shapetype><v:shape id="PowerPlusWaterMarkObject1" o:spid="_x0000_s2049" type="#_x0000_t136" style="position:absolute" o:allowincell="f" fillcolor="silver" stroked="f"><v:fill opacity=".5"/><v:textpath style="font-family:&quot;Calibri&quot;" string="ENTWURF"/><w10:wrap anchorx="margin" anchory="margin"/></v:shape></w:pict>',
);
const control = `<w:sdt><w:sdtPr><w:alias w:val="Kunde"/><w:tag w:val="customer"/><w:id w:val="-1"/><w:placeholder><w:docPart w:val="DefaultPlaceholder"/></w:placeholder><w:dataBinding w:xpath="/x" w:storeItemID="{1}"/><w15:appearance w15:val="hidden"/><w14:checkbox><w14:checked w14:val="0"/></w14:checkbox><w:text/></w:sdtPr><w:sdtContent>${paragraph(text('{d.customer.name}'))}</w:sdtContent></w:sdt>`;
const contents = `<w:sdt><w:sdtPr><w:docPartObj><w:docPartGallery w:val="Table of Contents"/><w:docPartUnique/></w:docPartObj></w:sdtPr><w:sdtContent>${paragraph(field('TOC \\o &quot;1-3&quot; \\h \\z \\u', 'Chapter'))}</w:sdtContent></w:sdt>`;
const tracked = paragraph(
  `<w:ins w:id="1" w:author="A" w:date="2024-01-01T00:00:00Z">${text('new')}</w:ins><w:del w:id="2" w:author="A" w:date="2024-01-01T00:00:00Z">${run('<w:delText>old</w:delText>')}</w:del><w:commentRangeStart w:id="0"/>${text('said')}<w:commentRangeEnd w:id="0"/>${run('<w:commentReference w:id="0"/>')}`,
);
const table = `<w:tbl><w:tblPr><w:tblStyle w:val="TableGrid"/><w:tblW w:w="0" w:type="auto"/><w:tblLook w:val="04A0" w:firstRow="1" w:lastRow="0" w:firstColumn="1" w:lastColumn="0" w:noHBand="0" w:noVBand="1"/></w:tblPr><w:tblGrid><w:gridCol w:w="9062"/></w:tblGrid><w:tr w:rsidR="00A1" w14:paraId="1" w14:textId="2"><w:trPr><w:cantSplit/><w:tblHeader/></w:trPr><w:tc><w:tcPr><w:tcW w:w="9062" w:type="dxa"/><w:shd w:val="clear" w:color="auto" w:fill="D9E2F3" w:themeFill="accent1" w:themeFillTint="33"/></w:tcPr>${paragraph(text('cell'))}</w:tc></w:tr></w:tbl>`;

const body = [
  contents,
  control,
  tracked,
  table,
  paragraph(shape),
  paragraph(picture),
  paragraph(`<w:hyperlink r:id="rhyperlink" w:history="1">${text('link')}</w:hyperlink>`),
  paragraph(
    field('PAGE \\* MERGEFORMAT', '1'),
    field('DOCPROPERTY Company', 'Firm'),
    run('<w:footnoteReference w:id="1"/>'),
  ),
  '<w:sectPr w:rsidR="00A1"><w:headerReference w:type="default" r:id="rheader"/><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1417" w:right="1417" w:bottom="1134" w:left="1417" w:header="708" w:footer="708" w:gutter="0"/><w:cols w:space="708"/><w:docGrid w:linePitch="360"/></w:sectPr>',
].join('');

const settings =
  '<w:zoom w:percent="100"/><w:proofState w:spelling="clean" w:grammar="clean"/><w:attachedTemplate r:id="rId1"/><w:trackRevisions/><w:documentProtection w:edit="forms" w:enforcement="0"/><w:defaultTabStop w:val="708"/><w:hyphenationZone w:val="425"/><w:characterSpacingControl w:val="doNotCompress"/><w:hdrShapeDefaults><o:shapedefaults v:ext="edit" spidmax="2050"/></w:hdrShapeDefaults><w:footnotePr><w:footnote w:id="-1"/></w:footnotePr><w:compat><w:compatSetting w:name="compatibilityMode" w:uri="http://schemas.microsoft.com/office/word" w:val="15"/></w:compat><w:rsids><w:rsidRoot w:val="00A1"/><w:rsid w:val="00A1"/></w:rsids><m:mathPr><m:mathFont m:val="Cambria Math"/></m:mathPr><w:themeFontLang w:val="de-DE"/><w:clrSchemeMapping w:bg1="light1" w:t1="dark1" w:bg2="light2" w:t2="dark2" w:accent1="accent1"/><w:shapeDefaults><o:shapedefaults v:ext="edit" spidmax="1026"/><o:shapelayout v:ext="edit"><o:idmap v:ext="edit" data="1"/></o:shapelayout></w:shapeDefaults><w:decimalSymbol w:val=","/><w:listSeparator w:val=";"/><w14:docId w14:val="11111111"/><w15:chartTrackingRefBased/><w15:docId w15:val="{1}"/>';

/** A Word file with all features that authors commonly use, besides the tags. */
export function wordFile(picturePng: Uint8Array): Uint8Array {
  const types = `${microsoft}/2020/10/relationships/intelligence`;
  return docx('', {
    'word/document.xml': wordPart('w:document', `<w:body>${body}</w:body>`, extensions),
    'word/_rels/document.xml.rels': relations(
      relation('hyperlink', 'https://example.com/', 'External'),
      relation('image', 'media/image1.png'),
      relation('image', 'media/image2.svg').replace('rimage', 'rsvg'),
      relation('header', 'header1.xml'),
      relation('footnotes', 'footnotes.xml'),
      relation('settings', 'settings.xml'),
      relation('customXml', '../customXml/item1.xml'),
      relation('glossaryDocument', 'glossary/document.xml'),
      `<Relationship Id="rPeople" Type="${microsoft}/2011/relationships/people" Target="people.xml"/>`,
      `<Relationship Id="rEditor" Type="${types}" Target="intelligence2.xml"/>`,
      `<Relationship Id="rPhoto" Type="${microsoft}/2007/relationships/hdphoto" Target="media/hdphoto1.wdp"/>`,
    ),
    'word/header1.xml': wordPart('w:hdr', paragraph(watermark, text('{d.report.number}')), extensions),
    'word/footnotes.xml': wordPart(
      'w:footnotes',
      `<w:footnote w:type="separator" w:id="-1">${paragraph(run('<w:separator/>'))}</w:footnote><w:footnote w:id="1">${paragraph(run('<w:footnoteRef/>'), text('note'))}</w:footnote>`,
      extensions,
    ),
    'word/settings.xml': wordPart('w:settings', settings, extensions),
    'word/_rels/settings.xml.rels': relations(
      relation('attachedTemplate', 'file:///C:/firm.dotx', 'External'),
    ),
    'word/media/image1.png': picturePng,
    'word/media/image2.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'word/media/hdphoto1.wdp': 'II',
    'word/comments.xml': '<x/>',
    'word/commentsExtended.xml': '<x/>',
    'word/people.xml': '<x/>',
    'word/intelligence2.xml': '<x/>',
    'word/glossary/document.xml': '<x/>',
    'word/webSettings.xml': '<x/>',
    'customXml/item1.xml': '<x/>',
    'docProps/app.xml': '<x/>',
    'docProps/thumbnail.emf': 'x',
    'docMetadata/LabelInfo.xml': '<x/>',
  });
}
