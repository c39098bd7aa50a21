import express from 'express';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Api } from '../../../base/context/context';
import { signInState } from '../../../platform/auth/signInState';
import { useTestDatabase } from '../../../platform/testing/database';
import { build } from '../../../platform/testing/factories';
import { reportLink } from '../mails/reportLink';
import { useReportWorld } from '../testing/reportWorld';
import { mountVerify } from './mountVerify';

const database = useTestDatabase();
const world = useReportWorld(database);
let server: ReturnType<ReturnType<typeof express>['listen']>;
let origin = '';
let report = '';
let now = new Date('2026-11-17T12:00:00.000Z');

beforeAll(async () => {
  const web = express();
  web.set('trust proxy', true);
  mountVerify({ ...world.world.api, web, now: () => now } as unknown as Api, world.world.store);
  server = await new Promise((resolve) => {
    const listening = web.listen(0, '127.0.0.1', () => resolve(listening));
  });
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  report = await world.reportOn(await world.inspect());
  await world.finalise(report);
}, 60_000);
afterAll(() => server.close());

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
  ['hu-HU', 'A jegyzőkönyv eredeti.'],
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
