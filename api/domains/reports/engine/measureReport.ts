import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Contents, ReportKind } from '@plumbline/resources/rules/reports/contexts/contexts';
import { pdfOptionsJson } from './convert/startConverter';
import { defaultTemplates } from './defaultTemplate';
import { packDocument } from './packDocument';
import { type Report, renderReport, stopReportEngine } from './renderReport';
import { fillDocument } from './run/fillDocument';
import { openTemplate } from './template/openTemplate';

const run = promisify(execFile);

export type MeasuredDocument = Contents & {
  /** Whose default template it is made with. */
  kind: ReportKind;
  /** Content of a picture by its hash. */
  images(hash: string, edge: number): Promise<Uint8Array>;
};

export interface ReportMeasurement {
  /** The whole engine, from template and data to PDF. */
  throughEngine(): Promise<Report>;
  /** The lower limit: a plain `soffice --convert-to pdf` of the same filled document, with the same options. */
  plainConversion(): Promise<void>;
  end(): Promise<void>;
}

/** Prepares the comparison of `npm run bench` for a document. */
export async function measureReport({
  kind,
  images,
  ...contents
}: MeasuredDocument): Promise<ReportMeasurement> {
  const folder = await mkdtemp(path.join(tmpdir(), 'plumbline-bench-'));
  const template = await readFile(defaultTemplates[kind]);
  const filled = path.join(folder, 'filled.docx');
  const { document } = await fillDocument(openTemplate(template), { ...contents, language: 'pl-PL' }, images);
  await writeFile(filled, packDocument(document));
  const format = `pdf:writer_pdf_Export:${pdfOptionsJson}`;
  const measurement: ReportMeasurement = {
    throughEngine: () => renderReport({ ...contents, template, language: 'pl-PL', images }),
    plainConversion: async () => {
      const profile = `-env:UserInstallation=file://${folder}/profile`;
      await run('soffice', [profile, '--headless', '--convert-to', format, '--outdir', folder, filled]);
    },
    end: async () => {
      await stopReportEngine();
      await rm(folder, { recursive: true, force: true });
    },
  };
  // Warm-up: profile created, files cached, code compiled.
  await measurement.plainConversion();
  await measurement.throughEngine();
  return measurement;
}
