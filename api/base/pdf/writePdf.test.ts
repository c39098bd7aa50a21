import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { expect, it } from 'vitest';
import { readPdf } from './readPdf';
import { writePdf } from './writePdf';

async function source(useObjectStreams: boolean): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  for (let page = 1; page <= 5; page += 1)
    pdf.addPage().drawText(`page ${page} endobj stream`, { x: 50, y: 700, font });
  for (let more = 0; more < 1_000; more += 1)
    pdf.context.register(pdf.context.obj({ S: 'P', N: more, M: 'x' }));
  return Buffer.from(await pdf.save({ useObjectStreams }));
}

async function textOf(pdf: Buffer): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'plumbline-pdf-'));
  try {
    await writeFile(path.join(folder, 'x.pdf'), pdf);
    const { stdout, stderr } = await promisify(execFile)('pdftotext', [path.join(folder, 'x.pdf'), '-']);
    expect(stderr).toBe('');
    return stdout;
  } finally {
    await rm(folder, { recursive: true });
  }
}

it.each([
  ['a cross-reference table', false],
  ['cross-reference and object streams', true],
])('reads a PDF with %s and writes it smaller, nothing lost', async (_form, useObjectStreams) => {
  const bytes = await source(useObjectStreams);
  const written = await writePdf(readPdf(bytes));
  expect(written.length).toBeLessThan((await source(false)).length / 4);
  expect(await textOf(written)).toBe(await textOf(bytes));
  const again = readPdf(written);
  const first = readPdf(bytes);
  const numbers = first.objects.numbers().filter((number) => first.objects.get(number));
  expect(numbers.length).toBeGreaterThan(1_000);
  for (const number of numbers)
    expect(again.objects.get(number)?.equals(first.objects.get(number) ?? Buffer.alloc(0))).toBe(true);
  expect((await PDFDocument.load(written)).getPageCount()).toBe(5);
});

it('gives a PDF without identifiers one', async () => {
  const { id: _id, start: _start, ...file } = readPdf(await source(false));
  expect(readPdf(await writePdf(file)).id).toMatch(/^\[<[0-9a-f]{32}><[0-9a-f]{32}>\]$/);
});

it.each([
  ['nothing', Buffer.alloc(0)],
  ['other content', Buffer.from('no pdf')],
  ['a section that names itself', Buffer.from('xref\n0 0\ntrailer <</Prev 0>>\nstartxref\n0\n%%EOF')],
])('refuses %s', (_what, bytes) => {
  expect(() => readPdf(bytes)).toThrow();
});

it('refuses a truncated PDF', async () => {
  const bytes = await source(true);
  expect(() => readPdf(bytes.subarray(0, bytes.length - 200))).toThrow();
});
