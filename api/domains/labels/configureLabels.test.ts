import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { CATALOGUE_ID, newId } from '@plumbline/resources/language/ids';
import type { Actor } from '@plumbline/resources/language/permissions';
import { type LabelGrid, labelFormatNames, labelFormats } from '@plumbline/resources/rules/labels/index';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { readConfig } from '../../base/config/config';
import { openDiskStore } from '../../platform/files/fileStore';
import { actorOf, build, buildAccount, callAs } from '../../platform/testing/factories';
import { useRoutes } from '../../platform/testing/useRoutes';
import { stopReportEngine, templateSandbox } from '../reports/engine/renderReport';
import { docx, paragraph } from '../reports/engine/testing/buildTemplate';
import { publish, templateOf } from '../reports/testing/templateWorld';
import { configureLabels } from './configureLabels';

const folder = await mkdtemp(path.join(tmpdir(), 'plumbline-labels-'));
const store = await openDiskStore(folder);
const origin = 'https://plumbline.example';
const { database, ask } = useRoutes((api) => {
  configureLabels(
    { ...api, config: readConfig({ DATABASE_URL: database.url, DATA_DIR: folder, ORIGIN: origin }) },
    store,
  );
});
afterAll(async () => {
  await stopReportEngine();
  await rm(folder, { recursive: true });
});

let account: string;
let pieces: string[];
beforeAll(async () => {
  prepareZXingModule({
    overrides: {
      wasmBinary: new Uint8Array(
        await readFile(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')),
      ).buffer,
    },
  });
  account = await buildAccount(database.db);
  const location = await build(database.db, account, 'locations', { name: 'Hala Łódź' });
  const product = await build(database.db, account, 'products', { name: 'Regał P-90' });
  const rows = [];
  for (const number of [1, 2, 3])
    rows.push(
      await build(database.db, account, 'equipments', {
        identNumber: `R-00${number}`,
        qrCode: number === 3 ? null : `PL-000${number}`,
        location: location.id,
        product: product.id,
        place: `A${number}`,
      }),
    );
  pieces = rows.map(({ id }) => id);
});

const run = promisify(execFile);
async function print(body: object, actor = actorOf(account), address = '/api/labels') {
  const answer = await ask(actor, 'POST', address, body);
  if (answer.status !== 200) return { status: answer.status, problem: await answer.json(), pages: [] };
  const file = path.join(folder, `${newId()}.pdf`);
  await writeFile(file, Buffer.from(await answer.arrayBuffer()));
  const { stdout } = await run('pdftotext', ['-layout', file, '-']);
  return {
    status: 200,
    file,
    pages: stdout.split('\f').slice(0, -1),
    type: answer.headers.get('content-type'),
  };
}

/** Codes on a page, decoded from a rendering at 300 dots per inch. */
async function codesOn(file: string, page: number, formats: ('QRCode' | 'Code128')[] = ['QRCode']) {
  const picture = `${file}-${page}`;
  await run('pdftoppm', [
    '-r',
    '300',
    '-gray',
    '-png',
    '-singlefile',
    '-f',
    `${page}`,
    '-l',
    `${page}`,
    file,
    picture,
  ]);
  const found = await readBarcodes(await readFile(`${picture}.png`), {
    formats,
    maxNumberOfSymbols: 255,
    tryHarder: true,
  });
  return found.map(({ text }) => text).sort();
}

const square = (edge: number): LabelGrid => ({
  ...labelFormats['50 × 25'],
  ...{ pageWidth: edge * 2, labelWidth: edge * 2, pitchX: edge * 2 },
  ...{ pageHeight: edge, labelHeight: edge, pitchY: edge },
});

describe('labels of equipment', () => {
  it('show the URL of the public page, ident number, model and location, sorted by number', async () => {
    const { pages, file = '', type } = await print({ equipments: [...pieces].reverse(), format: 'L7160' });
    expect(type).toBe('application/pdf');
    expect(pages).toHaveLength(1);
    expect(pages[0]?.replace(/\s+/g, ' ')).toContain('R-001 R-002 R-003');
    for (const words of ['Regał P-90', 'Hala Łódź · A2']) expect(pages[0]).toContain(words);
    // Equipment without a code is identified by its ident number.
    expect(await codesOn(file, 1)).toEqual(['R-003', `${origin}/q/PL-0001`, `${origin}/q/PL-0002`]);
  });

  it('scan at 15 millimetres', async () => {
    const { file = '' } = await print({ equipments: [pieces[0]], format: square(19) });
    expect(await codesOn(file, 1)).toEqual([`${origin}/q/PL-0001`]);
  });

  it('show a bar code with the plain code instead of or beside the QR code', async () => {
    const { file = '' } = await print({ equipments: [pieces[0]], format: 'L7163', symbol: 'both' });
    expect(await codesOn(file, 1, ['QRCode', 'Code128'])).toEqual([`${origin}/q/PL-0001`, 'PL-0001'].sort());
    const bars = await print({ equipments: [pieces[0]], format: '62 mm', symbol: 'code128' });
    expect(await codesOn(bars.file ?? '', 1, ['Code128'])).toEqual(['PL-0001']);
  });

  it('start at the first free label and continue on the next sheet', async () => {
    const { pages } = await print({ equipments: pieces, format: 'L7160', start: 20 });
    expect(pages.map((page) => page.match(/R-00\d/g))).toEqual([['R-001', 'R-002'], ['R-003']]);
  });

  it('are printed for the rows of a list filter', async () => {
    const { pages } = await print({ equipments: { place: 'A2' }, format: '100 × 50' });
    expect(pages.join()).toMatch(/R-002/);
    expect(pages).toHaveLength(1);
  });

  it.each(labelFormatNames)('fit the format %s', async (format) => {
    const { status, pages } = await print({ equipments: [pieces[0]], format, lines: ['number'] });
    expect([status, pages.length]).toEqual([200, 1]);
  });

  it('contain no equipment of other accounts or of locations outside the rights', async () => {
    const stranger = actorOf(await buildAccount(database.db));
    const restricted = actorOf(account, 'Employee', { locations: [newId()] });
    for (const actor of [stranger, restricted])
      expect(await print({ equipments: pieces, format: 'L7160' }, actor)).toMatchObject({
        status: 422,
        problem: { code: 'LABELS_NONE' },
      });
  });

  it('report errors of the grid or the first label by field', async () => {
    const grid = { ...labelFormats.L7160, pitchX: 50 };
    expect((await print({ equipments: pieces, format: grid })).problem).toMatchObject({
      errors: { format: { message: 'labels.grid.overlapX' } },
    });
    expect((await print({ equipments: pieces, format: 'L7160', start: 22 })).problem).toMatchObject({
      errors: { start: { message: 'validation.max', args: { max: 21 } } },
    });
  });
});

describe.runIf((await templateSandbox()) !== 'none')('labels by a template', () => {
  it('say what it says of each piece, in the account of the template alone', async () => {
    const server = { api: { db: database.db, config: readConfig({ DATABASE_URL: database.url }) }, store };
    const owner = callAs(database.db, actorOf(account));
    const content = docx(
      paragraph('No {d.piece.identNumber}') + paragraph('{d.piece.product} in {d.piece.location}'),
    );
    const { id } = await templateOf(owner, server, content, { kind: 'LABEL_TEXT', name: 'House style' });
    await publish(owner, server, id);
    const { pages } = await print({ equipments: pieces, format: '62 mm' });
    expect(pages[1]).toMatch(/No R-002\s+Regał P-90 in Hala Łódź/);
    const text = (actor: Actor) => ask(actor, 'GET', `/api/equipments/${pieces[0]}/labelText`);
    expect(await (await text(actorOf(account))).json()).toEqual({
      name: 'House style',
      lines: ['No R-001', 'Regał P-90 in Hala Łódź'],
    });
    expect((await text(actorOf(await buildAccount(database.db)))).status).toBe(404);
    const byLines = await print({ equipments: pieces, format: '62 mm', lines: ['number'] });
    expect(byLines.pages[1]).not.toContain('No R-002');
    const other = await buildAccount(database.db);
    const { id: foreign } = await build(database.db, other, 'equipments', { identNumber: 'X-1' });
    const { pages: plain } = await print({ equipments: [foreign], format: '62 mm' }, actorOf(other));
    expect(plain[0]?.trim()).toMatch(/^X-1/);
  });
});

describe('labels of free codes', () => {
  it('skip codes in use, with any number of leading zeros, and end with the range', async () => {
    const prefix = `F${newId().slice(-5)}-`;
    const range = await build(database.db, CATALOGUE_ID, 'checkerIdRanges', {
      prefix,
      firstNumber: 8,
      lastNumber: 12,
      soldTo: account,
    });
    await build(database.db, account, 'equipments', { qrCode: `${prefix}9` });
    await build(database.db, await buildAccount(database.db), 'equipments', { qrCode: `${prefix}011` });
    const freeCodes = (actor: Actor) =>
      [{ count: 10, format: '62 mm' }, actor, `/api/checkerIdRanges/${range.id}/labels`] as const;
    const { pages } = await print(...freeCodes(actorOf(account)));
    expect(pages.map((page) => page.trim())).toEqual(
      ['08', '10', '12'].map((number) => `${prefix}${number}`),
    );
    const foreign = await print(...freeCodes(actorOf(await buildAccount(database.db))));
    expect(foreign.status).toBe(404);
  });
});
