import { definitions } from '@plumbline/resources/entities/index';
import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import { describe, expect, it } from 'vitest';
import type { Config } from '../../../base/config/config';
import type { Api } from '../../../base/context/context';
import { deleteRecord } from '../../../entities/deleteRecord';
import { updateRecord } from '../../../entities/updateRecord';
import { actorOf, build, buildAccount, systemCall } from '../../../platform/testing/factories';
import { useRoutes } from '../../../platform/testing/useRoutes';
import { keepDuties } from '../../duties/configureDuties';
import { readIcs } from '../testing/readIcs';
import { mountFeed } from './mountFeed';

const origin = 'https://plumbline.example';
const { database, ask } = useRoutes((api) => {
  keepDuties();
  // Of the configuration the feed needs its own address alone; sign-in is the header's matter here.
  const config = { origin } as Config;
  api.web.use((req, _res, next) => {
    const actor = req.feathers?.actor;
    if (actor) req.feathers = { ...req.feathers, signedIn: { actor, by: 'session', id: 's', until: 0 } };
    next();
  });
  mountFeed({ ...api, config } as Api);
});

async function world(language: 'pl-PL' | 'de-DE' = 'pl-PL') {
  const { db } = database;
  const account = await buildAccount(db, { companyName: 'Prüfwerk' });
  const user = (await build(db, CATALOGUE_ID, 'users', { language })).id;
  const contact = (await build(db, account, 'contacts', { user, instanceRole: 'Owner' })).id;
  const hall = (
    await build(db, account, 'locations', {
      name: 'Hala 3',
      address: { street: 'Długa 5', zip: '00-001', city: 'Kraków' },
    })
  ).id;
  const far = (await build(db, account, 'locations', { name: 'Far' })).id;
  const product = (await build(db, account, 'products')).id;
  for (const [location, isLocked] of [
    [hall, true],
    [hall, false],
    [far, false],
  ] as const)
    await build(db, account, 'equipments', { product, location, isLocked, nextAuditDate: '2026-12-01' });
  const mine = await build(db, account, 'auditPlannings', {
    location: hall,
    auditor: contact,
    title: 'Jesień',
  });
  const other = await build(db, account, 'auditPlannings', { location: far, datePlanned: '2026-12-24' });
  const actor = actorOf(account, 'Owner', { user, contact });
  const make = async (content = 'all') => {
    const answer = await ask(actor, 'POST', '/api/calendarFeed', { content });
    const { address } = (await answer.json()) as { address: string };
    expect(address).toMatch(/^https:\/\/plumbline\.example\/api\/calendar\/[\w-]{43}\.ics$/);
    return address.slice(origin.length);
  };
  return { account, user, contact, hall, mine, other, actor, make };
}
const fetchFeed = async (path: string) => {
  const answer = await ask(null, 'GET', path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  return { ...readIcs(await answer.text()), tag: answer.headers.get('etag') ?? '' };
};
const uids = ({ events }: Awaited<ReturnType<typeof fetchFeed>>) => events.map(({ UID }) => UID?.value);

describe('a secret calendar address', () => {
  it('gives appointments and due equipment in the language of the person', async () => {
    const { make, mine, hall } = await world('de-DE');
    const { calendar, events } = await fetchFeed(await make());
    expect(calendar).toMatchObject({
      VERSION: { value: '2.0' },
      'X-WR-CALNAME': { value: 'Plumbline – Prüfwerk' },
      'REFRESH-INTERVAL': { value: 'PT1H', parameters: 'VALUE=DURATION' },
    });
    expect(calendar.PRODID?.value).toContain('Inspections');
    const visit = events.find(({ UID }) => UID?.value === `auditPlannings-${mine.id}@plumbline`);
    expect(visit).toMatchObject({
      DTSTART: { value: '20261120', parameters: 'VALUE=DATE' },
      SUMMARY: { value: 'Prüftermin: Jesień' },
      LOCATION: { value: 'Hala 3, Długa 5, 00-001 Kraków' },
      URL: { value: `${origin}/audits/planning/${mine.id}/show` },
      SEQUENCE: { value: '0' },
      STATUS: { value: 'CONFIRMED' },
    });
    expect(visit?.DESCRIPTION?.value).toContain('Prüfer: Żaneta Ćwikła');
    const due = events.find(({ UID }) => UID?.value === `inspectionDuties-2026-12-01-${hall}@plumbline`);
    expect(due).toMatchObject({
      SUMMARY: { value: 'Fällige Prüfungen (2): Hala 3' },
      DESCRIPTION: { value: 'Fachkundigenprüfung: 2\nGesperrt: 1' },
      TRANSP: { value: 'TRANSPARENT' },
    });
    expect(events).toHaveLength(4);
  });

  it('counts up what changes and tells what was called off', async () => {
    const { account, make, mine, other } = await world();
    const path = await make();
    const call = systemCall(database.db, account);
    await updateRecord(call, definitions.auditPlannings, mine.id, { datePlanned: '2026-11-23' });
    await deleteRecord(call, definitions.auditPlannings, other.id);
    const { events } = await fetchFeed(path);
    const of = (id: string) => events.find(({ UID }) => UID?.value === `auditPlannings-${id}@plumbline`);
    expect(of(mine.id)).toMatchObject({ SEQUENCE: { value: '1' }, DTSTART: { value: '20261123' } });
    expect(of(other.id)).toMatchObject({ SEQUENCE: { value: '1' }, STATUS: { value: 'CANCELLED' } });
  });

  it('gives only the own appointments where that was asked', async () => {
    const { make, mine } = await world();
    expect(uids(await fetchFeed(await make('mine')))).toEqual([`auditPlannings-${mine.id}@plumbline`]);
  });

  it('is answered shortly as long as nothing changed', async () => {
    const { account, make, mine } = await world();
    const path = await make();
    const { tag } = await fetchFeed(path);
    const again = await ask(null, 'GET', path, undefined, { 'if-none-match': `W/${tag}` });
    expect([again.status, await again.text()]).toEqual([304, '']);
    await updateRecord(systemCall(database.db, account), definitions.auditPlannings, mine.id, {
      title: 'Zima',
    });
    expect((await fetchFeed(path)).tag).not.toBe(tag);
  });

  it('follows the rights of the moment: places, role, account, lock', async () => {
    const { account, user, contact, hall, make, mine, other } = await world();
    const { db } = database;
    const path = await make();
    const change = (values: object) => db('contacts').where({ id: contact }).update(values);
    await change({
      instanceRole: 'Employee',
      locationAccess: 'restricted',
      permittedLocations: JSON.stringify([hall]),
    });
    const seen = uids(await fetchFeed(path));
    expect(seen).toContain(`auditPlannings-${mine.id}@plumbline`);
    expect(seen).not.toContain(`auditPlannings-${other.id}@plumbline`);
    expect(seen).toHaveLength(2);
    await change({ instanceRole: 'SalesForce' });
    expect(uids(await fetchFeed(path))).toEqual([]);
    await db('users').where({ id: user }).update({ isActive: false });
    expect((await ask(null, 'GET', path)).status).toBe(404);
    await db('users').where({ id: user }).update({ isActive: true });
    await db('contacts').where({ id: contact }).update({ deletedAt: new Date() });
    expect((await ask(null, 'GET', path)).status).toBe(404);
    expect(account).toBeTruthy();
  });

  it('is kept as a hash, ends when it is renewed or revoked, and says nothing of what exists', async () => {
    const { actor, contact, make } = await world();
    const first = await make();
    const stored = JSON.stringify(await database.db('calendarFeeds').where({ contact }));
    expect(stored).not.toContain(first.slice('/api/calendar/'.length, -'.ics'.length));
    const second = await make('mine');
    expect((await ask(null, 'GET', first)).status).toBe(404);
    const own = (await (await ask(actor, 'GET', '/api/calendarFeed')).json()) as { feed: object };
    expect(own.feed).toMatchObject({ content: 'mine', lastUsedAt: null });
    expect((await ask(actor, 'DELETE', '/api/calendarFeed')).status).toBe(200);
    const gone = await ask(null, 'GET', second);
    expect([gone.status, await gone.json()]).toMatchObject([404, { code: 'NOT_FOUND', data: {} }]);
    expect((await ask(null, 'POST', '/api/calendarFeed', { content: 'all' })).status).toBe(401);
    expect((await ask(actor, 'POST', '/api/calendarFeed', { content: 'theirs' })).status).toBe(422);
  });

  it('slows the person who goes on asking with a wrong one, and nobody else', async () => {
    const path = await (await world()).make();
    const wrong = `/api/calendar/${'x'.repeat(43)}.ics`;
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 7; attempt += 1) statuses.push((await ask(null, 'GET', wrong)).status);
    expect(statuses).toEqual([404, 404, 404, 404, 404, 429, 429]);
    expect((await ask(null, 'GET', path)).status).toBe(200);
  });
});
