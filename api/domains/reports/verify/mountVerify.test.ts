import { readdir } from 'node:fs/promises';
import express from 'express';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Api } from '../../../base/context/context';
import { listenLocally } from '../../../base/http/testing/listenLocally';
import { signInState } from '../../../platform/auth/signInState';
import { useTestDatabase } from '../../../platform/testing/database';
import { build } from '../../../platform/testing/factories';
import { buildPdf } from '../engine/testing/buildPdf';
import { reportLink } from '../mails/reportLink';
import { useReportWorld } from '../testing/reportWorld';
import { mountVerify } from './mountVerify';
import { mostBytes } from './receivePdf';

const database = useTestDatabase();
const world = useReportWorld(database);
let origin = '';
let close: () => Promise<void>;
let report = '';
let now = new Date('2026-11-17T12:00:00.000Z');

beforeAll(async () => {
  const web = express();
  web.set('trust proxy', true);
  mountVerify({ ...world.world.api, web, now: () => now } as unknown as Api, world.world.store);
  ({ origin, close } = await listenLocally(web));
  report = await world.reportOn(await world.inspect());
  await world.finalise(report);
});
afterAll(() => close());

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${origin}${path}`, { headers });

it('discloses nothing of a genuine report but that it is genuine', async () => {
  const { contentHash, number, ownerName } = await world.read(report);
  const answer = await get(`/verify/${contentHash}`, { 'accept-language': 'de-AT,de;q=0.9' });
  const page = await answer.text();
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(page).toContain('Der Bericht ist echt.');
  expect(page).toContain('lang="de"');
  for (const secret of [number, ownerName, 'Pion', 'Ćwiczebna', 'REG-'])
    expect(page).not.toContain(String(secret));
});

it.each([
  ['pl-PL', 'Raport jest autentyczny.'],
  ['de-DE', 'Der Bericht ist echt.'],
  ['en-EN', 'The report is genuine.'],
  ['hu-HU', 'A jegyzőkönyv hiteles.'],
])('answers in %s on request', async (lang, words) => {
  const { contentHash } = await world.read(report);
  expect(await (await get(`/verify/${contentHash}?lang=${lang}`)).text()).toContain(words);
});

it('answers unknown for reports that are not final and for malformed hashes', async () => {
  const open = await world.reportOn(await world.inspect());
  await database
    .db('auditReports')
    .where({ id: open })
    .update({ contentHash: 'a'.repeat(64) });
  for (const hash of ['a'.repeat(64), 'b'.repeat(64), 'rubble', '%3Cscript%3E'])
    expect((await get(`/verify/${hash}`)).status).toBe(404);
  expect(await (await get('/verify/%3Cscript%3Ealert(1)')).text()).not.toContain('<script>');
});

const original = async () => {
  const { instance, documentHash } = await world.read(report);
  return world.world.store.read(String(instance), String(documentHash));
};

function send(content: Buffer, headers: Record<string, string> = {}) {
  const body = new FormData();
  body.append('pdf', new Blob([new Uint8Array(content)], { type: 'application/pdf' }), 'report.pdf');
  return fetch(`${origin}/verify?lang=en-EN`, { method: 'POST', body, redirect: 'manual', headers });
}

it('says by whom a genuine report is sealed, and nothing of one from before there were seals', async () => {
  const { contentHash, sealCertificate } = await world.read(report);
  const page = await (await get(`/verify/${contentHash}?lang=en-EN`)).text();
  expect(page).toContain('Sealed by plumbline.example');
  expect(page).toContain(sealCertificate);
  await database.db('auditReports').where({ id: report }).update({ sealCertificate: null });
  expect(await (await get(`/verify/${contentHash}?lang=en-EN`)).text()).not.toContain('Sealed by');
  await database.db('auditReports').where({ id: report }).update({ sealCertificate });
});

it('leads from the sent PDF of a report to the page of its checksum', async () => {
  const answer = await send(await original());
  const { documentHash } = await world.read(report);
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(`/verify/${documentHash}?lang=en-EN`);
  expect(await (await get(`/verify/${documentHash}?lang=en-EN`)).text()).toContain('The report is genuine.');
});

it('says that a PDF was changed after sealing, wherever a byte of it differs', async () => {
  const pdf = await original();
  for (const at of [20, Math.floor(pdf.length / 2), pdf.length - 900, pdf.length - 2]) {
    const changed = Buffer.from(pdf);
    changed[at] = (changed[at] ?? 0) ^ 1;
    const answer = await send(changed);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('The document was changed after it was sealed.');
  }
});

it('discloses nothing of the report that a changed PDF was', async () => {
  const page = await (await send(Buffer.concat([await original(), Buffer.from(' ')]))).text();
  const { number, ownerName, contentHash } = await world.read(report);
  for (const secret of [number, ownerName, contentHash]) expect(page).not.toContain(String(secret));
});

it('says of a sealed PDF whose report is gone that its seal is intact', async () => {
  const pdf = await original();
  await database.db('auditReports').where({ id: report }).update({ deletedAt: now });
  const answer = await send(pdf);
  await database.db('auditReports').where({ id: report }).update({ deletedAt: null });
  expect(answer.status).toBe(200);
  const page = await answer.text();
  expect(page).toContain('The seal is intact.');
  expect(page).toContain('Sealed by plumbline.example');
});

it('knows neither a foreign PDF nor other content', async () => {
  for (const content of [await buildPdf(), Buffer.from('no pdf')]) {
    const answer = await send(content);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('Not a report from this service');
  }
});

it('asks for a file where none was chosen, and refuses what is no form', async () => {
  const empty = await send(Buffer.alloc(0));
  expect(empty.status).toBe(422);
  expect(await empty.text()).toContain('Choose a PDF first.');
  const bare = await fetch(`${origin}/verify`, { method: 'POST', body: 'x' });
  expect(bare.status).toBeGreaterThanOrEqual(400);
  expect(bare.status).toBeLessThan(500);
});

it('refuses a file above the limit and leaves no file behind', async () => {
  const answer = await send(Buffer.alloc(mostBytes + 1));
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain('larger than 50 MB');
  expect(await readdir(world.world.store.temporaryFolder)).toEqual([]);
});

it.each([
  ['pl-PL', 'Sprawdź plik PDF'],
  ['de-DE', 'PDF prüfen'],
  ['en-EN', 'Check a PDF'],
  ['hu-HU', 'PDF ellenőrzése'],
])('offers to check a PDF in %s', async (lang, words) => {
  const answer = await get(`/verify?lang=${lang}`);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain(words);
});

it('limits the rate of sent files', async () => {
  const answers = [];
  for (let time = 0; time < 31; time += 1)
    answers.push((await send(Buffer.from('no pdf'), { 'x-forwarded-for': '203.0.113.9' })).status);
  expect(answers.at(-1)).toBe(429);
});

it('limits the rate of guesses', async () => {
  const guess = (hash: string) => get(`/verify/${hash}`, { 'x-forwarded-for': '203.0.113.7' });
  const answers = [];
  for (let time = 0; time < 101; time += 1)
    answers.push((await guess(String(time).padStart(64, '0'))).status);
  expect(answers.at(-1)).toBe(429);
  expect((await get(`/verify/${'c'.repeat(64)}`, { 'x-forwarded-for': '203.0.113.8' })).status).toBe(404);
});

it('serves the report of a mail link until it expires, and only with the right token', async () => {
  const mail = await build(database.db, world.world.account, 'reportMails', {
    report,
    address: 'a@b.example',
    linkExpiresAt: '2026-12-17T12:00:00.000Z',
  });
  const { sealer } = await signInState(world.world.api);
  const path = new URL(reportLink('http://x', sealer, mail.id)).pathname;
  const answer = await get(path);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect((await answer.arrayBuffer()).byteLength).toBe(Number((await world.read(report)).document?.size));
  expect((await get(`${path.slice(0, -1)}x`)).status).toBe(404);
  now = new Date('2026-12-18T12:00:00.000Z');
  expect((await get(path)).status).toBe(404);
});
