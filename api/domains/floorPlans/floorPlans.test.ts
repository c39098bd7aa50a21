import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { crc32, deflateSync } from 'node:zlib';
import { definitions } from '@plumbline/resources/entities/index';
import { hashOf } from '@plumbline/resources/language/fields/types/file';
import { planLevels } from '@plumbline/resources/rules/floorPlans/index';
import type { Response } from 'express';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Api } from '../../base/context/context';
import { createRecord } from '../../entities/createRecord';
import { deleteRecord } from '../../entities/deleteRecord';
import { registerHooks } from '../../entities/hooks';
import { getTyped } from '../../entities/typedRecords';
import { updateRecord } from '../../entities/updateRecord';
import { type FileStore, openDiskStore, storeFile } from '../../platform/files';
import type { Job } from '../../platform/jobs/jobs';
import { useTestDatabase } from '../../platform/testing/database';
import { actorOf, build, buildAccount, callAs, noon } from '../../platform/testing/factories';
import { buildCustomer, type Customer, refusal } from '../planning/testing/customer';
import { buildPdf } from '../reports/engine/testing/buildPdf';
import { pinHooks } from './pinHooks';
import { placeHooks } from './placeHooks';
import { planHooks } from './planHooks';
import { prepareAgain } from './prepareAgain';
import { preparePlanJob } from './preparePlanJob';
import { sendTile } from './sendTile';

const database = useTestDatabase();
let given: Customer;
let store: FileStore;
let folder: string;
beforeAll(async () => {
  registerHooks('floorPlans', planHooks);
  registerHooks('equipments', pinHooks);
  registerHooks('locations', placeHooks);
  given = await buildCustomer(database.db);
  folder = await mkdtemp(path.join(tmpdir(), 'plumbline-plans-'));
  store = await openDiskStore(folder);
});
afterAll(() => rm(folder, { recursive: true }));

const { floorPlans, equipments, locations } = definitions;

/** A white sheet with a black square in its lower right corner. */
const drawing = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#fff' } }).composite([
    { input: { create: { width: 40, height: 40, channels: 3, background: '#000' } }, gravity: 'southeast' },
  ]);

async function upload(content: Buffer, name = 'hall.png') {
  const hash = createHash('sha256').update(content).digest('hex');
  const from = { hash, name, content: Readable.from([content]), maxBytes: content.length };
  return storeFile(given.call, store, { ...from, keepsOriginal: true });
}

const planOf = (values: object = {}) =>
  createRecord(given.call, floorPlans, { name: 'Hall 2', location: given.hall, ...values }).then(({ id }) =>
    String(id),
  );

// JSON is returned parsed by MySQL, as text by MariaDB.
const payloadOf = ({ payload }: { payload: unknown }) =>
  typeof payload === 'string' ? JSON.parse(payload) : payload;

/** A PNG of one bit per pixel: little to send, much to open. */
function whitePng(width: number, height: number): Buffer {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  size.writeUInt8(1, 8);
  const rows = deflateSync(Buffer.alloc(height * (1 + Math.ceil(width / 8))));
  const chunks = Object.entries({ IHDR: size, IDAT: rows, IEND: Buffer.alloc(0) }).map(([name, data]) => {
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    const named = Buffer.concat([Buffer.from(name), data]);
    length.writeUInt32BE(data.length);
    check.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, check]);
  });
  return Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), ...chunks]);
}

/** Runs the plan's jobs as the runner does; those for an earlier file or page do nothing. */
async function prepare(plan: string) {
  const api = { db: database.db, now: () => noon } as Api; // the job reads no more of it
  const { run, failed } = preparePlanJob(store);
  for (const row of await database.db('jobs').where({ subject: plan })) {
    const job: Job = { ...row, payload: payloadOf(row) };
    await run(api, job).catch((error) => failed?.(api, job, error.code));
  }
  return getTyped(given.call, 'floorPlans', plan);
}

async function tileOf(
  plan: string,
  [zoom, column, row]: readonly [number, number, number],
  call = given.call,
) {
  const headers: Record<string, string> = {};
  let sent: Buffer | undefined;
  const res = {
    setHeader(name: string, value: string) {
      headers[name] = value;
    },
    end(content: Buffer) {
      sent = content;
    },
  } as unknown as Response; // all that is written to
  await sendTile(call, store, { id: plan, zoom: `${zoom}`, column: `${column}`, row: `${row}`, res });
  return { headers, content: sent ?? Buffer.alloc(0) };
}

describe('a plan', () => {
  it('is cut in full resolution, upright, and answers each tile to its readers alone', async () => {
    // Stands on its side, as phones store pictures.
    const picture = await drawing(2600, 700).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const plan = await planOf({ file: await upload(picture, 'hall.jpg') });
    expect(await getTyped(given.call, 'floorPlans', plan)).toMatchObject({ state: 'waiting', pack: null });
    const ready = await prepare(plan);
    expect(ready).toMatchObject({ state: 'ready', failure: null, width: 700, height: 2600 });
    expect(await readdir(store.temporaryFolder)).toEqual([]);

    const { content, headers } = await tileOf(plan, [3, 1, 5]);
    expect(headers).toMatchObject({ 'Content-Type': 'image/webp', 'Cache-Control': 'no-store' });
    const { width, height, exif } = await sharp(content).metadata();
    expect([width, height, exif]).toEqual([700 - 512, 2600 - 5 * 512, undefined]);
    const whole = await sharp((await tileOf(plan, [0, 0, 0])).content).metadata();
    expect([whole.width, whole.height]).toEqual([88, 325]);
    // The corner went from the lower right to the lower left when the picture was turned.
    const corner = await sharp((await tileOf(plan, [3, 0, 5])).content)
      .raw()
      .toBuffer();
    expect(corner.at(-3 * 512)).toBeLessThan(30);

    for (const place of [
      [4, 0, 0],
      [3, 2, 0],
      [3, 0, 6],
      [-1, 0, 0],
    ] as const)
      expect(await refusal(tileOf(plan, place))).toMatchObject({ code: 'NOT_FOUND' });
    const stranger = callAs(database.db, actorOf(await buildAccount(database.db)));
    const elsewhere = callAs(database.db, actorOf(given.account, 'Employee', { locations: [given.yard] }));
    const here = callAs(database.db, actorOf(given.account, 'ServiceProvider', { locations: [given.hall] }));
    expect(await refusal(tileOf(plan, [0, 0, 0], stranger))).toMatchObject({ code: 'NOT_FOUND' });
    expect(await refusal(tileOf(plan, [0, 0, 0], elsewhere))).toMatchObject({ code: 'NOT_FOUND' });
    expect((await tileOf(plan, [0, 0, 0], here)).content.length).toBeGreaterThan(0);
  });

  it('is drawn from the named page of a PDF in the sandbox, and prepared anew with another page', async () => {
    const file = await upload(await buildPdf({ pages: 2 }), 'hall.pdf');
    const plan = await planOf({ file, page: 2 });
    const second = await prepare(plan);
    expect(second).toMatchObject({ state: 'ready', width: 3306, height: 4678 });
    expect(planLevels(3306, 4678)).toHaveLength(5);
    await updateRecord(given.call, floorPlans, plan, { page: 1 });
    expect(await getTyped(given.call, 'floorPlans', plan)).toMatchObject({ state: 'waiting', width: null });
    const first = await prepare(plan);
    expect(hashOf(first.pack)).not.toBe(hashOf(second.pack));
    await updateRecord(given.call, floorPlans, plan, { page: 3 });
    expect(await prepare(plan)).toMatchObject({ state: 'failed', failure: 'PLAN_PAGE_MISSING', pack: null });
  });

  it.each([
    ['a PDF with a password', () => buildPdf({ password: 'secret' }), 'PLAN_LOCKED'],
    ['a file that only begins as a PDF', async () => Buffer.from(`%PDF-1.7\n${randomUUID()}`), 'PLAN_BROKEN'],
    [
      'a PDF without pages',
      async () =>
        Buffer.from(
          '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>',
        ),
      'PLAN_PAGE_MISSING',
    ],
  ])('%s fails with its reason', async (_what, content, failure) => {
    const plan = await planOf({ file: await upload(await content(), 'hall.pdf') });
    expect(await prepare(plan)).toMatchObject({ state: 'failed', failure });
  });

  it('that failed is prepared once more by those who may upload it, and by them alone', async () => {
    const plan = await planOf({ file: await upload(await drawing(340, 200).png().toBuffer()) });
    const api = { db: database.db, now: () => noon } as Api; // as above
    expect(await refusal(prepareAgain(given.call, plan))).toMatchObject({ code: 'PLAN_NOT_FAILED' });
    const [ordered] = await database.db('jobs').where({ subject: plan });
    await preparePlanJob(store).failed?.(api, { ...ordered, payload: payloadOf(ordered) }, 'PLAN_TIMEOUT');
    const reader = callAs(
      database.db,
      actorOf(given.account, 'ServiceProvider', { locations: [given.hall] }),
    );
    const stranger = callAs(database.db, actorOf(await buildAccount(database.db)));
    expect(await refusal(prepareAgain(reader, plan))).toMatchObject({ code: 'FORBIDDEN' });
    expect(await refusal(prepareAgain(stranger, plan))).toMatchObject({ code: 'NOT_FOUND' });
    await database.db('jobs').where({ subject: plan }).delete();
    await prepareAgain(given.call, plan);
    expect(await getTyped(given.call, 'floorPlans', plan)).toMatchObject({ state: 'waiting', failure: null });
    expect(await prepare(plan)).toMatchObject({ state: 'ready', width: 340 });
  });

  it('with more pixels than a plan may have is refused at upload', async () => {
    const bomb = whitePng(16_001, 16_000);
    expect(await refusal(upload(bomb))).toMatchObject({ code: 'UNSUPPORTED_FILE' });
  });

  it('replaced while it is prepared does not get the earlier tiles', async () => {
    const plan = await planOf({ file: await upload(await drawing(300, 200).png().toBuffer()) });
    const [ordered] = await database.db('jobs').where({ subject: plan });
    const other = await upload(await drawing(320, 200).png().toBuffer());
    await updateRecord(given.call, floorPlans, plan, { file: other });
    const api = { db: database.db, now: () => noon } as Api; // as above
    await preparePlanJob(store).run(api, { ...ordered, payload: payloadOf(ordered) });
    expect(await getTyped(given.call, 'floorPlans', plan)).toMatchObject({ state: 'waiting', pack: null });
    expect(await prepare(plan)).toMatchObject({ state: 'ready', width: 320 });
  });
});

describe('a pin', () => {
  const pin = (floorPlan: string | null) => ({ floorPlan, planX: 0.25, planY: 0.123_46 });
  const write = (id: string, values: object) => updateRecord(given.call, equipments, id, { ...values });
  const errorsOf = (work: Promise<unknown>) => refusal(work).then(({ errors }) => errors);
  let plan: string;
  let ofSite: string;
  let ofYard: string;
  beforeAll(async () => {
    const { file } = await getTyped(
      given.call,
      'floorPlans',
      (await build(database.db, given.account, 'floorPlans')).id,
    );
    plan = await planOf({ file });
    ofSite = await planOf({ file, location: given.site });
    ofYard = await planOf({ file, location: given.yard });
  });

  it('is whole, within the plan, and on a plan of the location or one above', async () => {
    const id = await given.rack();
    expect(await write(id, pin(plan))).toMatchObject({ floorPlan: plan, planX: 0.25, planY: 0.1235 });
    expect(await write(id, { floorPlan: ofSite })).toMatchObject({ floorPlan: ofSite, planX: 0.25 });
    expect(await errorsOf(write(id, { floorPlan: ofYard }))).toEqual({
      floorPlan: { message: 'validation.planElsewhere' },
    });
    expect(await errorsOf(write(id, { planX: null }))).toEqual({
      planX: { message: 'validation.pinIncomplete' },
    });
    expect(await errorsOf(write(id, { planY: 1.01 }))).toMatchObject({
      planY: { message: 'validation.max' },
    });
    const bare = await given.rack();
    expect(await errorsOf(write(bare, { planX: 0.5, planY: 0.5 }))).toEqual({
      floorPlan: { message: 'validation.pinIncomplete' },
    });
    const foreign = await build(database.db, await buildAccount(database.db), 'floorPlans');
    expect(await errorsOf(write(bare, pin(foreign.id)))).toMatchObject({ floorPlan: {} });
  });

  it('goes with the plan alone named', async () => {
    const id = await given.rack(pin(plan));
    expect(await write(id, { floorPlan: null })).toMatchObject({ floorPlan: null, planX: null, planY: null });
  });

  it('goes with a move to where the plan does not show, and stays with a move within it', async () => {
    const id = await given.rack(pin(ofSite));
    expect(await write(id, { location: given.site })).toMatchObject({ floorPlan: ofSite });
    expect(await write(id, { location: given.yard })).toMatchObject({ floorPlan: null, planX: null });
    expect(await write(id, { location: given.hall, ...pin(plan) })).toMatchObject({ floorPlan: plan });
    expect(await errorsOf(write(id, { location: given.yard, ...pin(ofSite) }))).toEqual({
      floorPlan: { message: 'validation.planElsewhere' },
    });
  });

  it('goes when the hall is put below another site', async () => {
    const [above, own] = [await given.rack(pin(ofSite)), await given.rack(pin(plan))];
    await updateRecord(given.call, locations, given.hall, { parent: given.yard });
    expect(await given.equipment(above)).toMatchObject({ floorPlan: null, planX: null, planY: null });
    expect(await given.equipment(own)).toMatchObject({ floorPlan: plan });
    await updateRecord(given.call, locations, given.hall, { parent: given.site });
  });

  it('goes when its plan is deleted', async () => {
    const id = await given.rack(pin(plan));
    await deleteRecord(given.call, floorPlans, plan);
    expect(await given.equipment(id)).toMatchObject({ floorPlan: null, planX: null, planY: null });
  });
});
