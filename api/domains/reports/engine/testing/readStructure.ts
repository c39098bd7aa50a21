import { PDFArray, PDFBool, type PDFDict, PDFHexString, PDFName, PDFRef, PDFString } from '@cantoo/pdf-lib';
import { streamContent } from '../../../../base/pdf/pdfStream';
import { catalogOf, openReportPdf, type ReportPdf, readDict } from '../pdf/reportPdf';

export interface PdfStructure {
  isMarked: boolean;
  hasStructure: boolean;
  showsTitle: boolean;
  language: string | undefined;
  /** XMP: part and conformance level of PDF/A, such as `2B`; undefined if it claims none. */
  claim: string | undefined;
  metadata: string;
  outputIntents: number;
  fontsWithoutFile: string[];
  /** Structure types and their number. */
  elements: Map<string, number>;
  /** Alternative texts of figures, undefined if missing. */
  alternatives: (string | undefined)[];
  /** Bookmarks, indented by level. */
  outline: string[];
}

/** What a PDF says of its structure, read object by object. */
export function readStructure(bytes: Buffer): PdfStructure {
  const pdf = openReportPdf(bytes);
  const catalog = catalogOf(pdf);
  const under = (key: string) => readDict(pdf, catalog.get(PDFName.of(key)));
  const dictionaries = pdf.objects.numbers().map((number) => readDict(pdf, PDFRef.of(number)));
  const elements = dictionaries.filter((one) => one.get(PDFName.of('S')) && one.has(PDFName.of('P')));
  const metadata = readMetadata(pdf);
  const counts = new Map<string, number>();
  for (const one of elements) {
    const type = nameOf(one, 'S');
    counts.set(type, (counts.get(type) ?? 0) + 1);
  }
  const intents = catalog.get(PDFName.of('OutputIntents'));
  return {
    isMarked: under('MarkInfo').get(PDFName.of('Marked')) === PDFBool.True,
    hasStructure: under('StructTreeRoot').has(PDFName.of('ParentTree')),
    showsTitle: under('ViewerPreferences').get(PDFName.of('DisplayDocTitle')) === PDFBool.True,
    language: textOf(catalog.get(PDFName.of('Lang'))),
    claim: /<pdfaid:part>(\d)[\s\S]*<pdfaid:conformance>(\w)/.exec(metadata)?.slice(1).join(''),
    metadata,
    outputIntents: intents instanceof PDFArray ? intents.size() : 0,
    fontsWithoutFile: dictionaries
      .filter((one) => isFontWithoutFile(pdf, one))
      .map((one) => nameOf(one, 'BaseFont')),
    elements: counts,
    alternatives: elements
      .filter((one) => nameOf(one, 'S') === 'Figure')
      .map((one) => textOf(one.get(PDFName.of('Alt')))),
    outline: readOutline(pdf, under('Outlines').get(PDFName.of('First')), ''),
  };
}

function readMetadata(pdf: ReportPdf): string {
  const ref = catalogOf(pdf).get(PDFName.of('Metadata'));
  const body = ref instanceof PDFRef ? pdf.objects.get(ref.objectNumber) : undefined;
  return body ? streamContent(body).toString('utf8') : '';
}

/** Composite fonts name a font that is an object of its own. */
function isFontWithoutFile(pdf: ReportPdf, font: PDFDict): boolean {
  if (nameOf(font, 'Type') !== 'Font' || nameOf(font, 'Subtype') === 'Type0') return false;
  const descriptor = readDict(pdf, font.get(PDFName.of('FontDescriptor')));
  return !['FontFile', 'FontFile2', 'FontFile3'].some((key) => descriptor.has(PDFName.of(key)));
}

function readOutline(pdf: ReportPdf, first: unknown, indent: string): string[] {
  const titles: string[] = [];
  for (let next = first; next instanceof PDFRef; ) {
    const item = readDict(pdf, next);
    titles.push(indent + textOf(item.get(PDFName.of('Title'))));
    titles.push(...readOutline(pdf, item.get(PDFName.of('First')), `${indent}  `));
    next = item.get(PDFName.of('Next'));
  }
  return titles;
}

const textOf = (value: unknown): string | undefined =>
  value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : undefined;

const nameOf = (dictionary: PDFDict, key: string): string => {
  const value = dictionary.get(PDFName.of(key));
  return value instanceof PDFName ? value.decodeText() : '';
};
