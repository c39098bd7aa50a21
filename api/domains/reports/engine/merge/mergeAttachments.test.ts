import { PDFDocument, PDFName, PDFNumber, PDFString } from '@cantoo/pdf-lib';
import { expect, it } from 'vitest';
import { writePdf } from '../../../../base/pdf/writePdf';
import { openReportPdf } from '../pdf/reportPdf';
import { buildPdf } from '../testing/buildPdf';
import { pdfText } from '../testing/readPdf';
import { type Attachment, mergeAttachments } from './mergeAttachments';

const secret = 'what somebody hid in a page';

async function withEmbeddedFiles(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([300, 300]);
  await pdf.attach(new TextEncoder().encode(secret), 'of-the-document.txt');
  const file = pdf.context.register(pdf.context.stream(secret, { Type: 'EmbeddedFile' }));
  const spec = pdf.context.register(
    pdf.context.obj({ Type: 'Filespec', F: PDFString.of('of-the-page.txt'), EF: { F: file } }),
  );
  const rect = [10, 10, 40, 40];
  const annotations = [
    { Type: 'Annot', Subtype: 'FileAttachment', Rect: rect, FS: spec },
    { Type: 'Annot', Subtype: 'Link', Rect: rect, A: { S: 'URI', URI: PDFString.of('https://a.example') } },
    { Type: 'Annot', Subtype: 'Link', Rect: rect, A: { S: 'Launch', F: spec } },
  ].map((annotation) => pdf.context.register(pdf.context.obj(annotation)));
  page.node.set(PDFName.of('Annots'), pdf.context.obj(annotations));
  page.node.set(PDFName.of('AF'), pdf.context.obj([spec]));
  return pdf.save({ useObjectStreams: false });
}

const words = { report: 'R-1', attachment: 'Attachment', page: 'Page' };

async function merged(...attachments: Attachment[]): Promise<Buffer> {
  const report = openReportPdf(await buildPdf());
  await mergeAttachments(report, attachments, { coverPages: 1, words });
  return writePdf(report);
}

it('merges pages and links, but no embedded files', async () => {
  const content = await withEmbeddedFiles();
  expect(Buffer.from(content).toString('latin1')).toContain(secret);
  const again = await PDFDocument.load(await merged({ name: 'plan', content, position: 'documentEnd' }));
  const saved = Buffer.from(await again.save({ useObjectStreams: false })).toString('latin1');
  expect(again.getPageCount()).toBe(2);
  expect(saved).toContain('https://a.example');
  expect(saved).not.toContain('/FileAttachment');
  expect(saved).not.toContain('/Launch');
  expect(again.getPage(1).node.Annots()?.size()).toBe(2);
  expect(again.catalog.get(PDFName.of('Names'))).toBeUndefined();
  expect(saved).not.toContain(secret);
});

it('inserts pages after the cover and at the end, each with its number in the whole report', async () => {
  const content = await buildPdf({ pages: 2 });
  const report = openReportPdf(await buildPdf({ pages: 3 }));
  await mergeAttachments(
    report,
    [
      { name: 'terms', content, position: 'afterCoverPage' },
      { name: 'plan', content, position: 'documentEnd' },
    ],
    { coverPages: 1, words },
  );
  const pdf = await writePdf(report);
  const texts = await Promise.all([1, 2, 3, 4, 5, 6, 7].map((page) => pdfText(pdf, page)));
  expect(texts.map((text) => text.replace(/\s+/g, ' ').trim())).toEqual([
    'attached page 1',
    'attached page 1 R-1 · Attachment 1: terms Page 2 / 7',
    'attached page 2 R-1 · Attachment 1: terms Page 3 / 7',
    'attached page 2',
    'attached page 3',
    'attached page 1 R-1 · Attachment 2: plan Page 6 / 7',
    'attached page 2 R-1 · Attachment 2: plan Page 7 / 7',
  ]);
});

it('removes keys into a structure tree that is left behind', async () => {
  const tagged = await PDFDocument.create();
  tagged.addPage().node.set(PDFName.of('StructParents'), PDFNumber.of(0));
  const pdf = await merged({ name: 'plan', content: await tagged.save(), position: 'documentEnd' });
  expect((await PDFDocument.load(pdf)).getPage(1).node.get(PDFName.of('StructParents'))).toBeUndefined();
});
