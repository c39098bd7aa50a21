import { PDFArray, PDFDict, PDFName, type PDFObject, type PDFPage, PDFRef } from '@cantoo/pdf-lib';
import { lastNumber } from '../../../../base/pdf/PdfFile';
import { streamBody } from '../../../../base/pdf/pdfStream';
import { watermarkPages } from '../merge/watermarkPages';
import { addObjects, createAnnex } from './annex';
import { catalogOf, pagesOf, type ReportPdf, readDict, setObject } from './reportPdf';

/** Draws a word across each page that LibreOffice made, as an artifact beside the tagged content. */
export async function watermarkReport(pdf: ReportPdf, word: string): Promise<void> {
  const annex = await createAnnex(pdf);
  const bySize = new Map<string, PDFPage>();
  const tree = readDict(pdf, catalogOf(pdf).get(PDFName.of('Pages')));
  const pages = pagesOf(pdf).map((ref) => {
    const page = readDict(pdf, ref);
    const inherited = (key: string) => page.get(PDFName.of(key)) ?? tree.get(PDFName.of(key));
    const box = inherited('MediaBox');
    const { width, height } = box instanceof PDFArray ? box.asRectangle() : a4;
    const drawn = bySize.get(`${width} ${height}`) ?? annex.document.addPage([width, height]);
    bySize.set(`${width} ${height}`, drawn);
    return { ref, page, drawn, resources: inherited('Resources') };
  });
  await watermarkPages(annex.document, word);
  await addObjects(pdf, annex);
  const [start, middle, end] = addBrackets(pdf);
  const withWord = resourcesFor(pdf);
  for (const { ref, page, drawn, resources } of pages) {
    const own = parts(page.get(PDFName.of('Contents')));
    page.set(
      PDFName.of('Contents'),
      pdf.context.obj([start, ...own, middle, ...parts(drawn.node.Contents()), end]),
    );
    page.set(PDFName.of('Resources'), withWord(resources, drawn));
    setObject(pdf, ref, page);
  }
}

const a4 = { width: 595.28, height: 841.89 };

const parts = (contents: PDFObject | undefined): PDFObject[] => {
  if (contents instanceof PDFArray) return contents.asArray();
  return contents ? [contents] : [];
};

/** Content streams that keep the page's graphics state from the word, and the word from the tagged content. */
function addBrackets(pdf: ReportPdf): PDFRef[] {
  const first = lastNumber(pdf) + 1;
  return ['q', 'Q /Artifact BMC', 'EMC'].map((operators, index) => {
    pdf.objects.set(first + index, streamBody('', Buffer.from(operators)));
    return PDFRef.of(first + index);
  });
}

/** The resources of a page together with those of the word; pages that share resources share the result. */
function resourcesFor(pdf: ReportPdf) {
  const known = new Map<string, PDFRef>();
  return (resources: PDFObject | undefined, drawn: PDFPage): PDFRef => {
    const key = `${resources} ${drawn.ref}`;
    const made = known.get(key) ?? PDFRef.of(lastNumber(pdf) + 1);
    if (!known.has(key)) setObject(pdf, made, join(pdf, readDict(pdf, resources), drawn));
    known.set(key, made);
    return made;
  };
}

function join(pdf: ReportPdf, resources: PDFDict, drawn: PDFPage): PDFDict {
  for (const [key, added] of drawn.node.Resources()?.entries() ?? []) {
    if (!(added instanceof PDFDict)) continue;
    const joined = readDict(pdf, resources.get(key));
    for (const [name, value] of added.entries()) joined.set(name, value);
    resources.set(key, joined);
  }
  return resources;
}
