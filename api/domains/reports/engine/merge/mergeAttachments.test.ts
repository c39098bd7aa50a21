import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { expect, it } from 'vitest';
import { mergeAttachments } from './mergeAttachments';

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

it('merges pages and links, but no embedded files', async () => {
  const content = await withEmbeddedFiles();
  expect(Buffer.from(content).toString('latin1')).toContain(secret);
  const report = await PDFDocument.create();
  report.addPage();
  await mergeAttachments(report, [{ name: 'plan', content, position: 'documentEnd' }], 0);
  const saved = Buffer.from(await report.save({ useObjectStreams: false })).toString('latin1');
  expect(report.getPageCount()).toBe(2);
  expect(saved).toContain('https://a.example');
  expect(saved).not.toContain('/FileAttachment');
  expect(saved).not.toContain('/Launch');
  expect(report.getPage(1).node.Annots()?.size()).toBe(2);
  const again = await PDFDocument.load(await report.save());
  expect(again.catalog.get(PDFName.of('Names'))).toBeUndefined();
  expect(saved).not.toContain(secret);
});
