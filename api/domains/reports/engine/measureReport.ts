import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { defaultTemplate } from './defaultTemplate';
import { packDocument } from './packDocument';
import { renderReport, stopReportEngine } from './renderReport';
import { fillDocument } from './run/fillDocument';
import { samplePicture } from './sample/samplePicture';
import { sampleContext, sampleEquipmentForPages } from './sampleContext';
import { openTemplate } from './template/openTemplate';

const run = promisify(execFile);

export interface ReportMeasurement {
  /** The whole engine, from template and data to PDF; resolves to the number of pages. */
  throughEngine(): Promise<number>;
  /** The lower limit: a plain `soffice --convert-to pdf` of the same filled document. */
  plainConversion(): Promise<void>;
  end(): Promise<void>;
}

/** Prepares the comparison of `npm run bench` for a report of about this many pages. */
export async function measureReport(pages: number): Promise<ReportMeasurement> {
  const folder = await mkdtemp(path.join(tmpdir(), 'plumbline-bench-'));
  const context = sampleContext('pl-PL', { equipment: sampleEquipmentForPages(pages) });
  const pictures = new Map<string, Promise<Buffer>>();
  const images = (hash: string) => {
    const picture = pictures.get(hash) ?? samplePicture(hash);
    pictures.set(hash, picture);
    return picture;
  };
  const template = await readFile(defaultTemplate);
  const filled = path.join(folder, 'filled.docx');
  const { document } = await fillDocument(openTemplate(template), { context, language: 'pl-PL' }, images);
  await writeFile(filled, packDocument(document));
  const measurement: ReportMeasurement = {
    throughEngine: async () => (await renderReport({ template, context, language: 'pl-PL', images })).pages,
    plainConversion: async () => {
      const profile = `-env:UserInstallation=file://${folder}/profile`;
      await run('soffice', [profile, '--headless', '--convert-to', 'pdf', '--outdir', folder, filled]);
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
