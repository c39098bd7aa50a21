import { execFile } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { isChart } from '../../api/domains/reports/engine/drawChart';
import {
  type MeasuredDocument,
  measureReport,
  type ReportMeasurement,
} from '../../api/domains/reports/engine/measureReport';
import { warmReportEngine } from '../../api/domains/reports/engine/renderReport';
import { makeCertificate } from '../../api/domains/reports/seal/makeCertificate';
import { sealPdf } from '../../api/domains/reports/seal/sealPdf';
import { printEdge } from '../../api/platform/files/prepareImage';
import { hold } from './hold';
import { atLeast, atMost, type Line, median, type OnEnd, seconds } from './line';
import { type MeasuredReport, planningListOf, reportOfPages, reportOfPhotos } from './reportSamples';

const rounds = 3;
const limit = 'soffice --convert-to pdf of the filled document, same options';
const mega = 1024 * 1024;

/** Sealed PDFs through the report engine, against plain conversions of the filled documents; memory; two at once. */
export async function* benchReport(onEnd: OnEnd): AsyncGenerator<Line> {
  for (const pages of [50, 270]) yield await againstPlain(reportOfPages(pages), { most: 1.1, onEnd });
  const photos = await reportOfPhotos(200);
  yield await againstPlain(photos, { most: 1.3, onEnd, what: '200 photos' });
  yield await againstPlain(planningListOf(300), { most: 1.1, onEnd, isList: true });
  yield await memoryOf(photos, onEnd);
  yield await twoAtOnce(onEnd);
}

interface Comparing {
  most: number;
  onEnd: OnEnd;
  what?: string;
  /** The list of an appointment, which is not sealed. */
  isList?: boolean;
}

async function againstPlain(
  document: MeasuredDocument,
  { most, onEnd, what, isList = false }: Comparing,
): Promise<Line> {
  const measured = await hold(measureReport(document), ({ end }) => end(), onEnd);
  let pages = 0;
  let size = 0;
  const figures: { engine: number; plain: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const engine = await seconds(async () => {
      const made = isList ? await measured.throughEngine() : await finished(measured);
      pages = made.pages;
      size = made.pdf.length;
    });
    figures.push({ engine, plain: await seconds(measured.plainConversion) });
  }
  const middle = (pick: (one: (typeof figures)[number]) => number) => median(figures.map(pick));
  return {
    work: `${isList ? 'planning list' : 'sealed PDF'} of ${pages} pages${what ? ` with ${what}` : ''}, from template and data`,
    limit,
    ...atMost(
      middle(({ engine, plain }) => engine / plain),
      most,
    ),
    detail: `${middle(({ engine }) => engine).toFixed(1)} s against ${middle(({ plain }) => plain).toFixed(1)} s, ${(size / mega).toFixed(1)} MB`,
  };
}

/** What a process holds at most that does the app's part: hands over data and photos and seals the PDF. */
async function memoryOf({ context, images }: MeasuredReport, onEnd: OnEnd): Promise<Line> {
  const folder = await mkdtemp(path.join(tmpdir(), 'plumbline-memory-'));
  onEnd(() => rm(folder, { recursive: true, force: true }));
  const { key, certificates } = identity();
  const encoded = { key, certificates: certificates.map((one) => one.toString('base64')) };
  await writeFile(path.join(folder, 'report.json'), JSON.stringify({ context, identity: encoded }));
  for (const hash of hashesIn(context)) {
    // The hash of the content has no picture.
    const picture = await images(hash, printEdge).catch(() => null);
    if (picture) await writeFile(path.join(folder, hash), picture);
  }
  const program = path.join(import.meta.dirname, 'reportMemory.ts');
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', program, folder]);
  const peak = Number(stdout);
  return {
    work: 'memory of the app’s part in a PDF with 200 photos',
    limit: 'resident set of its process; LibreOffice and the worker have their own',
    figure: `${Math.round(peak / mega)} MB`,
    target: '< 300 MB',
    isReached: peak < 300 * mega,
    detail: `${hashesIn(context).size} pictures`,
  };
}

/** The pictures of a context, wherever they stand. */
function hashesIn(value: unknown): Set<string> {
  const found = new Set<string>();
  JSON.stringify(value, (key, inner) => {
    // Charts are drawn, not loaded.
    if (key === 'hash' && typeof inner === 'string' && inner !== '' && !isChart(inner)) found.add(inner);
    return inner;
  });
  return found;
}

async function twoAtOnce(onEnd: OnEnd): Promise<Line> {
  const measured = await hold(measureReport(reportOfPages(50)), ({ end }) => end(), onEnd);
  await warmReportEngine();
  await Promise.all([finished(measured), finished(measured)]);
  const figures: { together: number; inTurn: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const inTurn = await seconds(async () => {
      await finished(measured);
      await finished(measured);
    });
    const together = await seconds(() => Promise.all([finished(measured), finished(measured)]));
    figures.push({ inTurn, together });
  }
  return {
    work: 'two reports of 50 pages at once',
    limit: 'one after the other',
    ...atLeast(median(figures.map(({ inTurn, together }) => inTurn / together)), 1.6),
    detail: `${median(figures.map(({ together }) => together)).toFixed(1)} s against ${median(figures.map(({ inTurn }) => inTurn)).toFixed(1)} s`,
  };
}

async function finished({ throughEngine }: ReportMeasurement): Promise<{ pdf: Buffer; pages: number }> {
  const { pdf, pages } = await throughEngine();
  return { pdf: await sealPdf(pdf, identity(), new Date()), pages };
}

let known: Parameters<typeof sealPdf>[1] | undefined;

function identity(): Parameters<typeof sealPdf>[1] {
  if (known) return known;
  const keys = generateKeyPairSync('rsa', { modulusLength: 3072 });
  const key = keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  known = { certificates: [makeCertificate({ name: 'bench', keys, now: new Date() })], key };
  return known;
}
