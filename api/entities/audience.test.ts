import { definitions } from '@plumbline/resources/entities/index';
import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import { expect, it } from 'vitest';
import { useTestDatabase } from '../platform/testing/database';
import { actorOf, build, buildAccount, callAs } from '../platform/testing/factories';
import { listRecords } from './listRecords';

const database = useTestDatabase();

it('tells a message only to accounts of the kind it concerns, and all of them to the provider', async () => {
  const { db } = database;
  const made = await Promise.all(
    [null, 'AUDITOR', 'COMPANY'].map((audience) =>
      build(db, CATALOGUE_ID, 'systemMessages', { audience, isActive: true } as object),
    ),
  );
  const ids = made.map(({ id }) => id);
  const [all, auditors, companies] = ids;
  const home = await buildAccount(db);
  const read = async (...who: Parameters<typeof actorOf>) => {
    const call = callAs(db, actorOf(...who));
    const { rows } = await listRecords(call, definitions.systemMessages, { filter: { id: ids } });
    return rows.map(({ id }) => id).sort();
  };
  expect(await read(home, 'Employee', { instanceType: 'AUDITOR' })).toEqual([all, auditors].sort());
  expect(await read(home, 'Owner', { instanceType: 'COMPANY' })).toEqual([all, companies].sort());
  expect(await read(CATALOGUE_ID, 'ProviderAdmin', { instanceType: 'PROVIDER' })).toEqual([...ids].sort());
});

it('finds words in what concerns the reader alone, and counts just that', async () => {
  const { db } = database;
  const say = (words: string, values: object) =>
    build(db, CATALOGUE_ID, 'systemMessages', {
      title: { 'en-EN': words },
      validFrom: '2026-11-01',
      validTill: null,
      audience: null,
      ...values,
    } as object);
  const found = await say('Werft liegt still', {});
  await say('Werft offen', {});
  await say('Werft liegt still', { audience: 'BROKER' });
  await say('Werft liegt still', { isActive: false });
  const call = callAs(db, actorOf(await buildAccount(db), 'Owner', { instanceType: 'AUDITOR' }));
  const search = (q: string, range: [number, number]) =>
    listRecords(call, definitions.systemMessages, { filter: { q }, range });
  expect(await search('still WERFT', [0, 24])).toMatchObject({ rows: [{ id: found.id }], total: 1 });
  expect(await search('werft', [0, 24])).toMatchObject({ rows: { length: 2 }, total: 2 });
  expect(await search('werft', [1, 24])).toMatchObject({ rows: { length: 1 }, total: 2 });
  expect(await search('Werk', [0, 24])).toEqual({ rows: [], total: 0 });
});

it('tells a message on its days alone, wherever on earth the reader is, and all of them to the provider', async () => {
  const { db } = database;
  // It is noon in Greenwich on the 17th.
  const days = {
    over: { validFrom: '2026-11-01', validTill: '2026-11-16' },
    ending: { validFrom: '2026-11-01', validTill: '2026-11-17' },
    lasting: { validFrom: '2026-11-17', validTill: null },
    tomorrow: { validFrom: '2026-11-18', validTill: null },
    later: { validFrom: '2026-11-19', validTill: '2026-12-01' },
  };
  const named = new Map<unknown, string>();
  for (const [name, values] of Object.entries(days))
    named.set((await build(db, CATALOGUE_ID, 'systemMessages', values)).id, name);
  const read = async (...who: Parameters<typeof actorOf>) => {
    const call = callAs(db, actorOf(...who));
    const query = { filter: { id: [...named.keys()] }, range: [0, 24] as [number, number] };
    const { rows, total } = await listRecords(call, definitions.systemMessages, query);
    expect(total).toBe(rows.length);
    return rows.map(({ id }) => named.get(id)).sort();
  };
  // In Kiribati the 18th has begun.
  expect(await read(await buildAccount(db), 'Owner')).toEqual(['ending', 'lasting', 'tomorrow']);
  expect(await read(CATALOGUE_ID, 'ProviderSupport', { instanceType: 'PROVIDER' })).toEqual(
    Object.keys(days).sort(),
  );
});
