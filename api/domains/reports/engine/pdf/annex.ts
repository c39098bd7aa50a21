import { PDFArray, PDFDocument, PDFName, PDFNumber, PDFRef } from '@cantoo/pdf-lib';
import { lastNumber } from '../../../../base/pdf/PdfFile';
import { catalogOf, pagesOf, type ReportPdf, readDict, setObject } from './reportPdf';

/** Pages drawn or copied by pdf-lib for a report, with object numbers after the report's own. */
export interface Annex {
  document: PDFDocument;
  /** Objects up to this number belong to the report. */
  after: number;
}

export async function createAnnex(pdf: ReportPdf): Promise<Annex> {
  const document = await PDFDocument.create({ updateMetadata: false });
  const after = Math.max(lastNumber(pdf), document.context.largestObjectNumber);
  document.context.largestObjectNumber = after;
  return { document, after };
}

/** Copies the objects of the annex into the report; its pages are not yet in the page tree. */
export async function addObjects(pdf: ReportPdf, { document, after }: Annex): Promise<void> {
  await document.flush();
  for (const [ref, object] of document.context.enumerateIndirectObjects())
    if (ref.objectNumber > after) setObject(pdf, ref, object);
}

/** Inserts the annex's pages into the report: `places` are their indices in the result, ascending. */
export async function insertPages(pdf: ReportPdf, annex: Annex, places: number[]): Promise<void> {
  const { context } = pdf;
  const tree = catalogOf(pdf).get(PDFName.of('Pages'));
  if (!(tree instanceof PDFRef)) throw new Error('a PDF without page tree');
  for (const { node } of annex.document.getPages()) {
    node.set(PDFName.of('Parent'), tree);
    // Keys into the structure tree of the file it came from.
    node.delete(PDFName.of('StructParents'));
    if (!node.Resources()) node.set(PDFName.of('Resources'), context.obj({}));
  }
  await addObjects(pdf, annex);
  const pages = pagesOf(pdf);
  for (const [index, { ref }] of annex.document.getPages().entries())
    pages.splice(places[index] ?? pages.length, 0, ref);
  const root = readDict(pdf, tree);
  const kids = PDFArray.withContext(context);
  for (const page of pages) kids.push(page);
  root.set(PDFName.of('Kids'), kids);
  root.set(PDFName.of('Count'), PDFNumber.of(pages.length));
  setObject(pdf, tree, root);
}
