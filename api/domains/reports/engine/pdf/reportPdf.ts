import {
  PDFArray,
  PDFContext,
  PDFDict,
  PDFName,
  type PDFObject,
  PDFObjectParser,
  PDFRef,
} from '@cantoo/pdf-lib';
import { ApiError } from '../../../../base/errors/errors';
import type { PdfFile } from '../../../../base/pdf/PdfFile';
import { readPdf } from '../../../../base/pdf/readPdf';

/** Only the few objects that change are parsed: pdf-lib takes minutes for the structure tree of a large report. */
export interface ReportPdf extends PdfFile {
  context: PDFContext;
}

/** Opens a PDF from LibreOffice. Error: REPORT_CONVERSION_FAILED if it is incomplete. */
export function openReportPdf(bytes: Buffer): ReportPdf {
  try {
    return { ...readPdf(bytes), context: PDFContext.create() };
  } catch {
    throw new ApiError('REPORT_CONVERSION_FAILED');
  }
}

/** A dictionary of the PDF; changes count once it is written back by `setObject`. */
export function readDict({ objects, context }: ReportPdf, ref: PDFObject | undefined): PDFDict {
  if (ref instanceof PDFDict) return ref;
  const body = ref instanceof PDFRef ? objects.get(ref.objectNumber) : undefined;
  const parsed = body && PDFObjectParser.forBytes(body, context).parseObject();
  return parsed instanceof PDFDict ? parsed : context.obj({});
}

export function setObject({ objects }: ReportPdf, ref: PDFRef, object: PDFObject): void {
  const body = Buffer.alloc(object.sizeInBytes());
  object.copyBytesInto(body, 0);
  objects.set(ref.objectNumber, body);
}

export const catalogOf = (pdf: ReportPdf): PDFDict => readDict(pdf, PDFRef.of(pdf.root));

/** The pages in their order; LibreOffice writes the page tree flat. */
export function pagesOf(pdf: ReportPdf): PDFRef[] {
  const kids = readDict(pdf, catalogOf(pdf).get(PDFName.of('Pages'))).get(PDFName.of('Kids'));
  return kids instanceof PDFArray ? kids.asArray().filter((kid) => kid instanceof PDFRef) : [];
}
