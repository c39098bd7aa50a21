import { drawings } from './drawing';
import { vml } from './vml';
import { type Grammar, words } from './vocabulary';
import { word } from './word';
import { wordSettings } from './wordSettings';

export const wordGrammar: Grammar = {
  vocabularies: [
    { ...word, elements: new Set([...word.elements, ...wordSettings]) },
    {
      prefix: 'r',
      uris: [
        'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
        'http://purl.oclc.org/ooxml/officeDocument/relationships',
      ],
      isQualified: true,
      elements: new Set(),
      attributes: words('id embed pict'),
    },
    ...drawings,
    ...vml,
    {
      prefix: 'mc',
      uris: ['http://schemas.openxmlformats.org/markup-compatibility/2006'],
      isQualified: false,
      elements: words('AlternateContent Choice Fallback'),
      attributes: words('Requires'),
    },
    {
      prefix: 'xml',
      uris: ['http://www.w3.org/XML/1998/namespace'],
      isQualified: true,
      elements: new Set(),
      attributes: words('space lang'),
    },
  ],
  others: {
    'http://schemas.openxmlformats.org/officeDocument/2006/math': 'm',
    'http://purl.oclc.org/ooxml/officeDocument/math': 'm',
    'http://schemas.microsoft.com/office/word/2006/wordml': 'wne',
  },
  leftOut: words(`
    w:attachedTemplate w:attachedSchema w:schemaLibrary w:docVars w:hdrShapeDefaults w:shapeDefaults w:captions
    w:documentProtection w:writeProtection w:readModeInkLockDown w:uiCompat97To2003 w:smartTagType w:defaultSmartTag
    w:linkToQuery w:divs w:dataBinding w:commentRangeStart w:commentRangeEnd w:commentReference w:annotationRef
    w:customXmlInsRangeStart w:customXmlInsRangeEnd w:customXmlDelRangeStart w:customXmlDelRangeEnd
    w:customXmlMoveFromRangeStart w:customXmlMoveFromRangeEnd w:customXmlMoveToRangeStart w:customXmlMoveToRangeEnd
    w:embedRegular w:embedBold w:embedItalic w:embedBoldItalic w:printerSettings w:forceUpgrade
    w:doNotUseLongFileNames w:optimizeForBrowser w:allowPNG w:relyOnVML w:saveThroughXslt w:useXSLTWhenSaving
    a:extLst wp:extLst pic:extLst wps:extLst wpg:extLst wpc:extLst a:audioFile a:sndAc
    o:shapedefaults o:shapelayout o:signatureline o:ink
    @o:gfxdata @v:gfxdata @a:action @a:endSnd @a:invalidUrl @mc:Ignorable @mc:PreserveElements @mc:PreserveAttributes
    @mc:ProcessContent @mc:MustUnderstand
    m:mathPr
  `),
  extensions:
    /^http:\/\/schemas\.microsoft\.com\/office\/(word|drawing|powerpoint|excel|thememl)\/|^http:\/\/schemas\.openxmlformats\.org\/officeDocument\/2006\/(customXml|bibliography)$|^http:\/\/schemas\.microsoft\.com\/office\/2006\/|^http:\/\/www\.wps\.cn\/|^http:\/\/schemas\.onlyoffice\.com\//,
  refusals: [
    {
      code: 'TEMPLATE_MACRO',
      names: words(
        'w:entryMacro w:exitMacro w:scriptAnchor w:script wne:tcg @v:onload @v:onclick @o:onmouseover @v:onmouseover',
      ),
    },
    {
      code: 'TEMPLATE_EMBEDDED_OBJECT',
      names: words(`
        w:object w:objectEmbed w:objectLink w:control w:altChunk w:altChunkPr w:subDoc w:movie w:contentPart
        o:OLEObject @o:ole @o:oleicon a:videoFile a:quickTimeFile a:wavAudioFile a:audioCd a:snd @a:contentPart
      `),
      namespaces:
        /\/(drawingml|ooxml\/drawingml)\/(2006\/)?(chart|diagram|chartDrawing|lockedCanvas|compatibility|spreadsheetDrawing)$|office\/drawing\/\d+\/chart|\/(presentationml|spreadsheetml)\/|w3\.org\/2000\/svg|w3\.org\/1998\/Math|w3\.org\/2003\/InkML/i,
    },
    {
      code: 'TEMPLATE_LINKED',
      names: words(`
        w:mailMerge w:dataSource w:linkStyles w:frameset w:frame w:framesetSplitbar w:frameLayout w:sourceFileName
        w:recipientData w:recipients w:odso w:headerSource w:query w:connectString w:udl
      `),
    },
    {
      code: 'TEMPLATE_EXTERNAL',
      names: words('@r:link @r:href @o:href @v:href @v:src @o:src @o:althref @a:link @a:href @w:href @w:src'),
    },
  ],
};
