import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CATALOGUE_ID, newId } from '@plumbline/resources/language/ids';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../base/config/config';
import type { Api } from '../../base/context/context';
import { styles } from '../../base/pages/styles';
import type { Row } from '../../entities/rowMapper';
import { openDiskStore } from '../../platform/files/fileStore';
import type { JobHandler } from '../../platform/jobs';
import type { Job } from '../../platform/jobs/jobs';
import { actorOf, build, buildAccount } from '../../platform/testing/factories';
import { useRoutes } from '../../platform/testing/useRoutes';
import { samplePicture } from '../reports/engine/sample/samplePicture';
import { configureTasks } from '../tasks/configureTasks';
import { configurePublicPages } from './configurePublicPages';

const folder = await mkdtemp(path.join(tmpdir(), 'plumbline-public-'));
const store = await openDiskStore(folder);
const handlers = new Map<string, JobHandler>();
let whole: Api;
const { database, ask } = useRoutes((api) => {
  api.web.set('trust proxy', true);
  whole = {
    ...api,
    config: readConfig({ DATABASE_URL: database.url, DATA_DIR: folder, SECRET: 'a secret for tests only' }),
  };
  configureTasks();
  configurePublicPages(whole, store, {
    handle: (kind, handler) => handlers.set(kind, handler),
    wake: () => {},
    drain: async () => {},
  });
});
afterAll(() => rm(folder, { recursive: true }));

let picture: Buffer;
beforeAll(async () => {
  picture = await samplePicture('sample-signature-0');
});

let account: string;
let code: string;
let piece: Row & { id: string };
const settings = (values: Row) => database.db('instances').where({ id: account }).update(values);
beforeEach(async () => {
  account = await buildAccount(database.db);
  code = `Q${newId().slice(-8)}`;
  await settings({
    companyName: 'Magazyn Gdynia',
    publicContact: 'UTRZYMANIE RUCHU: +48 58 000 00 00',
    hasPublicPages: true,
    takesDamageReports: true,
  });
  const customer = await build(database.db, account, 'equipmentOwners', { name: 'Klient Tajny' });
  const location = await build(database.db, account, 'locations', { name: 'Hala Tajna', owner: customer.id });
  const product = await build(database.db, account, 'products', { name: 'P-90', manufacturer: 'Meta' });
  piece = await build(database.db, account, 'equipments', {
    identNumber: 'R-007',
    qrCode: code,
    product: product.id,
    location: location.id,
    owner: customer.id,
    place: 'Rząd tajny',
    responsiblePerson: 'Jan Tajny',
    yearOfProduction: 2019,
    fieldLoad: 4500,
  });
  await database
    .db('equipments')
    .where({ id: piece.id })
    .update({ lastAuditDate: '2025-11-03', nextAuditDate: '2026-11-03' });
});

// Each request has its own IP address, so that rate limits do not affect most tests.
let visitors = 0;
const headers = (more: Record<string, string> = {}) => {
  visitors += 1;
  return { 'x-forwarded-for': `203.0.${Math.floor(visitors / 250)}.${visitors % 250}`, ...more };
};
const open = async (which = code, more: Record<string, string> = {}) => {
  const answer = await ask(null, 'GET', `/q/${which}`, undefined, headers(more));
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};

describe('the public page of a code', () => {
  it('shows what the account allows, in the reader’s language, and no customers, people or locations', async () => {
    const { status, text, headers: sent } = await open(code.toLowerCase(), { 'accept-language': 'de-AT,de' });
    expect(status).toBe(200);
    for (const words of [
      ...['R-007', code, 'P-90', 'Meta', '2019', '4.500 kg', 'Magazyn Gdynia', 'UTRZYMANIE RUCHU'],
      ...['Letzte Prüfung', '3. November 2025', '3. November 2026', 'überfällig', 'Schaden melden'],
    ])
      expect(text).toContain(words);
    expect(text).not.toMatch(/tajn/i);
    expect(text).not.toContain('nicht benutzen');
    expect(sent.get('x-robots-tag')).toBe('noindex');
    expect(sent.get('cache-control')).toBe('no-store');
    expect(Buffer.byteLength(text) + Buffer.byteLength(styles)).toBeLessThan(30_000);
    expect(text).not.toContain('<script');
  });

  it.each([
    ['publicIdentification', 'R-007'],
    ['publicModel', 'P-90'],
    ['publicMaker', 'Meta'],
    ['publicYear', '2019'],
    ['publicLoads', 'kg<'],
    ['publicInspections', '2026'],
    ['publicAccount', 'Magazyn Gdynia'],
  ])('leaves out what %s switches off', async (name, words) => {
    expect((await open()).text).toContain(words);
    await settings({ [name]: false });
    expect((await open()).text).not.toContain(words);
  });

  it.each([
    [{ isLocked: true }, 'Wyłączone z użytkowania: nie używać'],
    [{ isScrapped: true }, 'Wycofane z użytku: nie używać'],
    [{ isArchived: true }, 'Wycofane z użytku: nie używać'],
  ])('shows prominently that equipment with %j must not be used', async (state, words) => {
    await database.db('equipments').where({ id: piece.id }).update(state);
    expect((await open()).text).toContain(words);
  });

  it('is identical for codes that are unknown, unsold, of another account, revoked, disabled, deleted or duplicated', async () => {
    const unknown = (await open('NOBODY-1')).text.replaceAll('NOBODY-1', code);
    const prefix = `U${newId().slice(-5)}-`;
    const range = await build(database.db, CATALOGUE_ID, 'checkerIdRanges', {
      prefix,
      firstNumber: 1,
      lastNumber: 9,
    });
    const change = (table: string, id: string, values: Row) =>
      database.db(table).where({ id }).update(values);
    const gone = async (values: Row, back: Row, table = 'equipments', id = piece.id) => {
      await change(table, id, values);
      const { status, text } = await open(String(values.qrCode ?? code));
      await change(table, id, back);
      return [status, text.replaceAll(String(values.qrCode ?? code), code)];
    };
    const ranged = `${prefix}5`;
    const unsold = await gone({ qrCode: ranged }, { qrCode: code });
    await change('checkerIdRanges', range.id, { soldTo: await buildAccount(database.db) });
    const foreign = await gone({ qrCode: ranged }, { qrCode: code });
    await change('checkerIdRanges', range.id, { soldTo: account });
    await change('equipments', piece.id, { qrCode: ranged });
    expect((await open(ranged)).status).toBe(200);
    await change('equipments', piece.id, { qrCode: code });
    const revoked = await gone({ isPublicPageRevoked: true }, { isPublicPageRevoked: null });
    const off = await gone({ hasPublicPages: false }, { hasPublicPages: true }, 'instances', account);
    const deleted = await gone({ deletedAt: new Date() }, { deletedAt: null });
    expect((await open()).status).toBe(200);
    await build(database.db, await buildAccount(database.db), 'equipments', { qrCode: code });
    const twice = [(await open()).status, (await open()).text];
    for (const answer of [unsold, foreign, revoked, off, deleted, twice])
      expect(answer).toEqual([404, unknown]);
  });

  it('is rate-limited', async () => {
    const visitor = { 'x-forwarded-for': '198.51.100.7' };
    const statuses = [];
    for (let time = 0; time < 61; time += 1)
      statuses.push((await ask(null, 'GET', `/q/${code}`, undefined, visitor)).status);
    expect(statuses.slice(0, 60).every((status) => status === 200)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
    expect((await open()).status).toBe(200);
  });
});

const form = (
  values: Record<string, string> = {},
  photos: [name: string, content: Buffer][] = [],
): FormData => {
  const data = new FormData();
  const whole = { id: newId(), danger: 'orange', description: 'Noga wygięta przez wózek', ...values };
  for (const [name, value] of Object.entries(whole)) data.set(name, value);
  for (const [name, content] of photos) data.append('photos', new Blob([new Uint8Array(content)]), name);
  return data;
};
async function send(data: FormData, more: Record<string, string> = {}) {
  const { url } = await ask(null, 'GET', `/q/${code}/damage`, undefined, headers());
  const answer = await fetch(url, { method: 'POST', body: data, redirect: 'manual', headers: headers(more) });
  return { status: answer.status, location: answer.headers.get('location') ?? '', text: await answer.text() };
}
const tasks = (): Promise<Row[]> => database.db('tasks').where({ instance: account });

describe('reporting damage', () => {
  it('creates a repair task with the photos, mails those responsible and shows a number', async () => {
    const contact = await build(database.db, account, 'contacts', { emailAddress: 'hala@example.test' });
    await database
      .db('locations')
      .where({ id: piece.location })
      .update({ contacts: JSON.stringify([contact.id]) });
    const { status, location } = await send(
      form({ name: 'Ewa Nowak', phone: '+48 500 600 700', consent: 'yes' }, [['noga.png', picture]]),
    );
    expect(status).toBe(303);
    const [task] = await tasks();
    expect(task).toMatchObject({
      title: 'Zgłoszone uszkodzenie: R-007',
      description: 'Noga wygięta przez wózek',
      type: 'REPAIR',
      status: 'OPEN',
      equipment: piece.id,
      location: piece.location,
      reportNumber: 'D-0001',
      reportedDanger: 'orange',
      reportedBy: 'Ewa Nowak',
      reportedPhone: '+48 500 600 700',
    });
    const photos = typeof task?.photos === 'string' ? JSON.parse(task.photos) : task?.photos;
    expect(photos).toMatchObject([{ name: 'noga.png' }]);
    expect(await store.has(account, photos[0].hash)).toBe(true);
    const thanks = await ask(null, 'GET', location, undefined, headers());
    expect(await thanks.text()).toContain('D-0001');

    const job: Job = await database.db('jobs').where({ kind: 'damageAlert', subject: task?.id }).first();
    await handlers.get('damageAlert')?.run(whole, { ...job, payload: {} });
    expect(await database.db('jobs').where({ kind: 'mail', subject: task?.id })).toHaveLength(1);
  });

  it('creates one task even if the form is sent repeatedly', async () => {
    const id = newId();
    const locations = [await send(form({ id })), await send(form({ id }))].map(({ location }) => location);
    expect(new Set(locations).size).toBe(1);
    expect(await tasks()).toHaveLength(1);
  });

  it('reports errors by field and keeps the input and uploaded photos', async () => {
    const wrong = await send(
      form({ danger: '', description: 'Noga <b>', name: 'Ewa', phone: '12' }, [['noga.png', picture]]),
    );
    expect(wrong.status).toBe(422);
    for (const words of ['Noga &lt;b&gt;', 'value="Ewa"', 'noga.png', 'consent-error'.slice(0, 7)])
      expect(wrong.text).toContain(words);
    expect(wrong.text.match(/class="error"/g)).toHaveLength(3);
    expect(await tasks()).toEqual([]);
    const [, name = '', token = ''] = /name="(photo-[^"]+)" value="([^"]+)"/.exec(wrong.text) ?? [];
    const { status } = await send(form({ name: 'Ewa', consent: 'yes', [name]: token }));
    expect(status).toBe(303);
    const [task] = await tasks();
    expect(JSON.stringify(task?.photos)).toContain('noga.png');
  });

  it('stores no name without consent, and accepts no photo of other equipment', async () => {
    const first = await send(form({ danger: '' }, [['noga.png', picture]]));
    const [, name = '', token = ''] = /name="(photo-[^"]+)" value="([^"]+)"/.exec(first.text) ?? [];
    expect((await send(form({ name: 'Ewa' }))).status).toBe(422);
    const other = await build(database.db, account, 'equipments', { qrCode: `${code}-2` });
    code = String(other.qrCode);
    expect((await send(form({ [name]: token }))).status).toBe(303);
    expect((await tasks())[0]?.photos).toBeNull();
  });

  it('accepts only images, at most five', async () => {
    const refused = await send(form({}, [['plan.pdf', Buffer.from('%PDF-1.7 no picture at all')]]));
    expect(refused.status).toBe(422);
    const many = Array.from({ length: 7 }, (_, index): [string, Buffer] => [`${index}.png`, picture]);
    expect((await send(form({}, many))).status).toBe(303);
    const [task] = await tasks();
    const photos = typeof task?.photos === 'string' ? JSON.parse(task.photos) : task?.photos;
    expect(photos).toHaveLength(5);
  });

  it('is not available if the account disabled it', async () => {
    await settings({ takesDamageReports: false });
    expect((await open()).text).not.toContain('/damage');
    expect((await send(form())).status).toBe(404);
    expect(await tasks()).toEqual([]);
  });

  it('is rate-limited, and discards input of bots', async () => {
    expect((await send(form({ website: 'https://spam.example' }))).status).toBe(303);
    expect(await tasks()).toEqual([]);
    const visitor = { 'x-forwarded-for': '198.51.100.9' };
    const statuses = [];
    for (let time = 0; time < 6; time += 1) statuses.push((await send(form(), visitor)).status);
    expect(statuses).toEqual([303, 303, 303, 303, 303, 429]);
  });

  it('refuses anything but a form', async () => {
    const answer = await ask(null, 'POST', `/q/${code}/damage`, { description: 'x' }, headers());
    expect(answer.status).toBe(400);
  });
});

it('the preview shows unsaved settings to users who may change them', async () => {
  const preview = (actor = actorOf(account)) =>
    ask(actor, 'POST', `/api/instances/${account}/publicPagePreview`, {
      lang: 'en-EN',
      publicModel: false,
      publicContact: 'Call us',
    });
  const text = await (await preview()).text();
  expect(text).toContain('Call us');
  expect(text).toContain('R-007');
  expect(text).not.toContain('P-90');
  expect((await preview(actorOf(account, 'Employee'))).status).toBe(403);
  expect((await preview(actorOf(await buildAccount(database.db)))).status).toBe(404);
});
