import { expect, it } from 'vitest';
import { checkAttachment } from './checkAttachment';
import { buildPdf } from './testing/buildPdf';

it('counts the pages of a good PDF', async () => {
  expect(await checkAttachment(await buildPdf({ pages: 3 }))).toEqual({ pages: 3 });
});

it('takes a PDF whose owner only forbade printing', async () => {
  expect(await checkAttachment(await buildPdf({ pages: 2, ownerPassword: 'secret' }))).toEqual({ pages: 2 });
});

it('refuses a PDF that needs a password', async () => {
  await expect(checkAttachment(await buildPdf({ password: 'secret' }))).rejects.toMatchObject({
    code: 'ATTACHMENT_LOCKED',
  });
});

it('refuses a picture, a PDF cut in half and rubble called PDF', async () => {
  const pdf = await buildPdf({ pages: 4 });
  for (const bytes of [
    Buffer.from('\x89PNG\r\n'),
    pdf.subarray(0, pdf.length / 2),
    Buffer.from('%PDF-1.7\nnothing more'),
    Buffer.alloc(0),
  ]) {
    await expect(checkAttachment(bytes)).rejects.toMatchObject({ code: 'ATTACHMENT_BROKEN' });
  }
});

it('refuses more pages than a report should carry', async () => {
  await expect(checkAttachment(await buildPdf({ pages: 501 }))).rejects.toMatchObject({
    code: 'ATTACHMENT_TOO_LARGE',
  });
});
