import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { expect, it } from 'vitest';
import { writePdf } from '../../../../base/pdf/writePdf';
import { openReportPdf } from '../pdf/reportPdf';
import { buildPdf } from '../testing/buildPdf';
import { pdfText } from '../testing/readPdf';
import { mergeAttachments } from './mergeAttachments';

const words = { report: 'Raport nr R-1', attachment: 'Załącznik', page: 'Strona' };

async function merged(name: string, content: Uint8Array): Promise<Buffer> {
  const report = openReportPdf(await buildPdf());
  await mergeAttachments(report, [{ name, content, position: 'documentEnd' }], { coverPages: 1, words });
  return writePdf(report);
}

const stamped = async (look: Parameters<typeof buildPdf>[0], name = 'Świadectwo – Jenő') =>
  merged(name, await buildPdf(look));

it.each([0, 90, 180, 270])('stands below the visible page if it is rotated by %d°', async (turned) => {
  const text = await pdfText(await stamped({ turned }), 2);
  // poppler rotates the page: the stamp is one upright line.
  expect(text).toMatch(/Raport nr R-1 · Załącznik 1: Świadectwo – Jenő\s+Strona 2 \/ 2/);
});

it('shortens a long name to keep the page number visible', async () => {
  const text = await pdfText(await stamped({}, 'Very long name '.repeat(20)), 2);
  expect(text).toMatch(/Very long name.*…\s+Strona 2 \/ 2/);
});

it('merges a PDF with restricted printing, including its text', async () => {
  expect(await pdfText(await stamped({ pages: 2, ownerPassword: 'secret' }), 3)).toContain('attached page 2');
});

it('removes automatic actions from foreign pages', async () => {
  const evil = await PDFDocument.create();
  const page = evil.addPage();
  const link = (action: object) =>
    evil.context.obj({ Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 9, 9], A: { ...action } });
  const launch = link({ S: 'Launch', F: PDFString.of('cmd.exe') });
  const web = link({ S: 'URI', URI: PDFString.of('https://example.com') });
  page.node.set(
    PDFName.of('AA'),
    evil.context.obj({ O: { S: 'JavaScript', JS: PDFString.of('app.alert(1)') } }),
  );
  page.node.set(PDFName.of('Annots'), evil.context.obj([launch, web]));
  const again = await PDFDocument.load(await merged('x', await evil.save()));
  const bytes = Buffer.from(await again.save({ useObjectStreams: false })).toString('latin1');
  expect(bytes).toContain('https://example.com');
  expect(bytes).not.toMatch(/app\.alert|cmd\.exe/);
});
