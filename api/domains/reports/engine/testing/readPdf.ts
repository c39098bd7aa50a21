import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import sharp from 'sharp';

const run = promisify(execFile);

/** Text of a PDF, or of one of its pages (from 1), extracted by poppler. */
export function pdfText(pdf: Uint8Array, page?: number): Promise<string> {
  const pages = page ? ['-f', String(page), '-l', String(page)] : [];
  return withFile(
    pdf,
    async (file) => (await run('pdftotext', [...pages, '-layout', file, '-'], { maxBuffer: 64e6 })).stdout,
  );
}

/** Output of `pdfinfo` by name. */
export function pdfInfo(pdf: Uint8Array): Promise<Record<string, string>> {
  return withFile(pdf, async (file) => {
    const { stdout } = await run('pdfinfo', [file]);
    return Object.fromEntries(stdout.split('\n').map((line) => line.split(/:\s+(.*)/).slice(0, 2)));
  });
}

/** Language of a PDF. */
export async function pdfLanguage(pdf: Uint8Array): Promise<string | undefined> {
  const { catalog } = await PDFDocument.load(pdf);
  return catalog.lookupMaybe(PDFName.of('Lang'), PDFString)?.decodeText();
}

export interface PdfImage {
  page: number;
  width: number;
  height: number;
}

/** Pictures of a PDF with their page, without masks. */
export function pdfImages(pdf: Uint8Array): Promise<PdfImage[]> {
  return withFile(pdf, async (file) => {
    const { stdout } = await run('pdfimages', ['-list', file]);
    return stdout
      .split('\n')
      .slice(2)
      .map((line) => line.trim().split(/\s+/))
      .filter((columns) => columns[2] === 'image')
      .map((columns) => ({
        page: Number(columns[0]),
        width: Number(columns[3]),
        height: Number(columns[4]),
      }));
  });
}

/** Colours (`#rrggbb`) of at least `dots` pixels of a page (from 1) at 50 dpi. */
export function pdfColours(pdf: Uint8Array, page: number, dots = 20): Promise<string[]> {
  return withFile(pdf, async (file) => {
    await run('pdftoppm', ['-r', '50', '-f', `${page}`, '-l', `${page}`, '-singlefile', '-png', file, file]);
    const { data, info } = await sharp(`${file}.png`).raw().toBuffer({ resolveWithObject: true });
    const counts = new Map<string, number>();
    for (let at = 0; at < data.length; at += info.channels) {
      const colour = `#${data.toString('hex', at, at + 3)}`;
      counts.set(colour, (counts.get(colour) ?? 0) + 1);
    }
    return [...counts].filter(([, count]) => count >= dots).map(([colour]) => colour);
  });
}

async function withFile<T>(content: Uint8Array, use: (file: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'plumbline-pdf-'));
  try {
    const file = path.join(folder, 'report.pdf');
    await writeFile(file, content);
    return await use(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
