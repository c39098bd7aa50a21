import { PDFDocument, PDFName, PDFNumber } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { checkAttachment } from './checkAttachment';
import { buildPdf } from './testing/buildPdf';
import { pdfImages } from './testing/readPdf';

it('counts the pages of a good PDF', async () => {
  expect(await checkAttachment(await buildPdf({ pages: 3 }))).toMatchObject({ pages: 3 });
});

it('accepts a PDF that restricts only printing', async () => {
  expect(await checkAttachment(await buildPdf({ pages: 2, ownerPassword: 'secret' }))).toMatchObject({
    pages: 2,
  });
});

it('refuses a PDF that needs a password', async () => {
  await expect(checkAttachment(await buildPdf({ password: 'secret' }))).rejects.toMatchObject({
    code: 'ATTACHMENT_LOCKED',
  });
});

it('refuses a broken picture, a truncated PDF and invalid content called PDF', async () => {
  const pdf = await buildPdf({ pages: 4 });
  for (const bytes of [
    Buffer.from('\x89PNG\r\n\x1a\n rubble', 'latin1'),
    pdf.subarray(0, pdf.length / 2),
    Buffer.from('%PDF-1.7\nnothing more'),
    Buffer.alloc(0),
  ]) {
    await expect(checkAttachment(bytes)).rejects.toMatchObject({ code: 'ATTACHMENT_BROKEN' });
  }
});

it('refuses a PDF above the page limit', async () => {
  await expect(checkAttachment(await buildPdf({ pages: 501 }))).rejects.toMatchObject({
    code: 'ATTACHMENT_TOO_LARGE',
  });
});

it('converts a JPG or PNG to one page of the same orientation', async () => {
  const picture = sharp({ create: { width: 1600, height: 900, channels: 3, background: '#456789' } });
  for (const bytes of [await picture.clone().jpeg().toBuffer(), await picture.clone().png().toBuffer()]) {
    const { pages, pdf } = await checkAttachment(bytes);
    const page = (await PDFDocument.load(pdf)).getPage(0);
    expect([pages, page.getWidth() > page.getHeight()]).toEqual([1, true]);
    expect(await pdfImages(pdf)).toHaveLength(1);
  }
});

it('refuses other file types, and a PDF without pages', async () => {
  const gif = Buffer.from('GIF89a rubble');
  await expect(checkAttachment(gif)).rejects.toMatchObject({ code: 'ATTACHMENT_TYPE' });
  const empty = await PDFDocument.create();
  await expect(checkAttachment(await empty.save({ addDefaultPage: false }))).rejects.toMatchObject({
    code: 'ATTACHMENT_EMPTY',
  });
});

it('refuses a PDF that opens but cannot be merged', async () => {
  const pdf = await PDFDocument.load(await buildPdf());
  // A number instead of a content stream: counting and copying pages still succeeds.
  pdf.getPage(0).node.set(PDFName.of('Contents'), PDFNumber.of(3));
  await expect(checkAttachment(await pdf.save())).rejects.toMatchObject({ code: 'ATTACHMENT_BROKEN' });
});
