import { randomUUID } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import converter from 'carbone/lib/converter';
import { ApiError } from '../../../../base/errors/errors';
import { smallDocument } from './smallDocument';

export interface Converter {
  /**
   * Throws REPORT_CONVERSION_FAILED if LibreOffice refuses the document or crashes on it twice, REPORT_TIMEOUT if it
   * does not answer.
   */
  toPdf(document: Uint8Array, extension: 'docx' | 'odt'): Promise<Buffer>;
}

/**
 * Starts a LibreOffice with its profile under `folder` and keeps it running; `prepareOffice` must have run. Throws
 * REPORT_OFFICE_MISSING if it is not ready in time, since Carbone would restart it forever.
 */
export async function startConverter(folder: string, timeoutMs: number): Promise<Converter> {
  await new Promise<void>((ready, giveUp) => {
    const clock = setTimeout(() => giveUp(new ApiError('REPORT_OFFICE_MISSING')), startTimeoutMs);
    converter.init(
      { factories: 1, startFactory: true, tempPath: folder, converterFactoryTimeout: timeoutMs },
      () => {
        clearTimeout(clock);
        ready();
      },
    );
  });
  return {
    toPdf: (document, extension) => convertTwice(document, folder, extension),
  };
}

/** In ms; on a busy machine LibreOffice starts in 20 s with a new profile, on a shared one in over a minute. */
const startTimeoutMs = 150_000;

/**
 * After a crash Carbone restarts LibreOffice, so the conversion is retried; after a timeout it would time out again.
 */
async function convertTwice(document: Uint8Array, folder: string, extension: string): Promise<Buffer> {
  try {
    return await convert(document, folder, extension);
  } catch (error) {
    if (isTimeout(error)) throw new ApiError('REPORT_TIMEOUT');
  }
  try {
    await waitForOffice(folder);
    return await convert(document, folder, extension);
  } catch (error) {
    throw new ApiError(isTimeout(error) ? 'REPORT_TIMEOUT' : 'REPORT_CONVERSION_FAILED');
  }
}

const isTimeout = (error: unknown) => /timeout/i.test(String(error));

/**
 * Waits until LibreOffice converts again. Carbone reports a failed conversion before it notices that LibreOffice ended
 * and uses the dead connection for the next documents; after ten failures the bridge restarts everything.
 */
async function waitForOffice(folder: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await convert(Buffer.from(smallDocument), folder, 'fodt');
      return;
    } catch (error) {
      if (attempt === failuresUntilRestart + 2) throw error;
    }
  }
}

/** `failures_until_restart` of the bridge. */
const failuresUntilRestart = 10;

async function convert(document: Uint8Array, folder: string, extension: string): Promise<Buffer> {
  const input = path.join(folder, `${randomUUID()}.${extension}`);
  const output = `${input}.pdf`;
  try {
    await writeFile(input, document);
    await new Promise<void>((resolve, reject) => {
      converter.convertFile(input, 'writer_pdf_Export', pdfOptionsJson, output, (error) =>
        error ? reject(error) : resolve(),
      );
    });
    return await readFile(output);
  } finally {
    await Promise.all([rm(input, { force: true }), rm(output, { force: true })]);
  }
}

/**
 * A tagged PDF/A-2b: `SelectPdfVersion` 2 embeds all fonts and the colour profile, whatever a document says. Pictures
 * are already scaled. Bookmarks give an outline from the headings and the marks by which the engine finds pages.
 */
export const pdfOptions = {
  ReduceImageResolution: false,
  Quality: 90,
  SelectPdfVersion: 2,
  UseTaggedPDF: true,
  ExportBookmarks: true,
  ExportBookmarksToPDFDestination: true,
} as const;

/** The options as LibreOffice reads them, typed. */
export const pdfOptionsJson = JSON.stringify(
  Object.fromEntries(
    Object.entries(pdfOptions).map(([name, value]) => [
      name,
      { type: typeof value === 'number' ? 'long' : 'boolean', value: String(value) },
    ]),
  ),
);
