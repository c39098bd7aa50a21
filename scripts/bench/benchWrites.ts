import path from 'node:path';
import { definitions } from '@plumbline/resources/entities/index';
import { newId } from '@plumbline/resources/language/ids';
import { type PushRequest, SCHEMA_VERSION } from '@plumbline/resources/rules/sync/protocol';
import type { Knex } from 'knex';
import { type Row, rowMapper } from '../../api/entities/rowMapper';
import { issueDemoToken } from '../../api/platform/auth/issueDemoToken';
import { benchPerson, openAccount } from './account';
import { equipmentRows, fillEquipment } from './fillEquipment';
import { atLeast, type Line, median, type OnEnd } from './line';
import { type Load, load } from './load';
import { startServer } from './startServer';

const rows = 100_000;
const rounds = 5;
/** Commands per push request. */
const atOnce = 10;
const common = { connections: 10, seconds: 3 };

/**
 * One record read, updated, updated by a push, and created in an account with 100,000 pieces, each against a bare
 * server with one prepared statement and equal durability; and the throughput of eight writers in one account against
 * a single one.
 */
export async function* benchWrites(onEnd: OnEnd): AsyncGenerator<Line> {
  const { db, url, directory, filled } = await openAccount(onEnd);
  await fillEquipment(db, filled, rows);
  await db.raw('analyze table equipments');
  const token = await issueDemoToken(db, benchPerson, new Date());
  const ids = await idsOf(db, filled.instance);
  const api = await startServer(
    'scripts/bench/apiServer.ts',
    { DATABASE_URL: url, DATA_DIR: path.join(directory, 'app') },
    onEnd,
  );
  const bare = (statement: string, bindings: readonly unknown[]) =>
    startServer(
      'scripts/bench/bareServer.ts',
      {
        DATABASE_URL: url,
        STATEMENT: statement,
        BINDINGS: JSON.stringify(bindings),
        IDS: JSON.stringify(ids),
      },
      onEnd,
    );
  const headers = { authorization: `Bearer ${token}` };
  const any = () => `${api}/api/equipments/${ids[Math.floor(Math.random() * ids.length)]}`;
  const columns = rowMapper(definitions.equipments).columns.map((name) => `\`${name}\``);
  yield await beside(
    'one record',
    await bare(`select ${columns.join(', ')} from equipments where id = ?`, ['$any']),
    { url: () => ({ url: any() }), headers, ...common },
    0.5,
  );
  const update = await bare('update equipments set place = ?, version = version + 1 where id = ?', [
    '$new',
    '$any',
  ]);
  yield await beside(
    'patch of one field',
    update,
    { url: () => ({ url: any(), method: 'PATCH', body: { place: newId() } }), headers, ...common },
    0.25,
  );
  const outbox = await outboxOf(db, filled.instance, ids);
  await expectApplied(`${api}/api/sync/push`, headers, outbox());
  yield await beside(
    `command of an outbox, ${atOnce} in each request,`,
    update,
    {
      url: () => ({ url: `${api}/api/sync/push`, method: 'POST', body: outbox() }),
      headers,
      each: atOnce,
      ...common,
    },
    0.1,
  );
  const [row = {}] = equipmentRows(filled, 1);
  const written: Row = { ...row, id: '$new', identNumber: '$new' };
  const insert = await bare(
    `insert into equipments (${Object.keys(written).join(', ')}) values (${Object.keys(written).map(() => '?')})`,
    Object.values(written).map((value) => (value instanceof Date ? '2026-01-01 00:00:00.000' : value)),
  );
  const { owner, location, product } = filled;
  const creating = {
    url: () => ({
      url: `${api}/api/equipments`,
      method: 'POST',
      body: { identNumber: newId(), owner, location, product, place: 'R1/2', yearOfProduction: 2020 },
    }),
    headers,
    ...common,
  };
  yield await beside('create', insert, creating, 0.2);
  const alone = await medianOf(() => load({ ...creating, connections: 1 }));
  const together = await medianOf(() => load({ ...creating, connections: 8 }));
  yield {
    work: 'eight writers that create pieces in one account',
    limit: 'one writer',
    ...atLeast(together / alone, 2),
    detail: `${together.toFixed(0)}/s against ${alone.toFixed(0)}/s`,
  };
}

/** `each`: what one response counts for. */
async function beside(
  work: string,
  bare: string,
  { each = 1, ...api }: Load & { each?: number },
  wanted: number,
): Promise<Line> {
  const figures: { bare: number; api: number }[] = [];
  // Warm-up: prepared statements, and V8 keeps compiling for some thousand requests.
  await load({ ...api, seconds: 6 });
  for (let round = 0; round < rounds; round += 1)
    figures.push({
      bare: (await load({ url: bare, ...common })).perSecond,
      api: (await load(api)).perSecond * each,
    });
  const middle = (side: 'bare' | 'api') => median(figures.map((one) => one[side])).toFixed(0);
  return {
    work: `${work} of an account with ${rows.toLocaleString('en')} pieces, ${common.connections} connections`,
    limit: 'node:http, one prepared statement, committed durably',
    ...atLeast(median(figures.map((one) => one.api / one.bare)), wanted),
    detail: `${middle('api')}/s against ${middle('bare')}/s`,
  };
}

/** A push request of a device that changed a field of some pieces offline, each time of others. */
async function outboxOf(db: Knex, instance: string, ids: readonly string[]): Promise<() => PushRequest> {
  const { id: user }: { id: string } = await db('users').where({ email: benchPerson }).first('id');
  return () => ({
    user,
    instance,
    commands: Array.from({ length: atOnce }, () => ({
      id: newId(),
      resource: 'equipments',
      recordId: ids[Math.floor(Math.random() * ids.length)] ?? '',
      operation: 'update',
      baseVersion: null,
      patch: { place: newId() },
      madeAt: new Date().toISOString(),
      schemaVersion: SCHEMA_VERSION,
    })),
  });
}

/** A refused command has status 200 as well, and would look fast. */
async function expectApplied(
  url: string,
  headers: Record<string, string>,
  outbox: PushRequest,
): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(outbox),
  });
  const text = await response.text();
  if (text.split('"status":"applied"').length !== atOnce + 1) throw new Error(`not applied: ${text}`);
}

async function medianOf(work: () => Promise<{ perSecond: number }>): Promise<number> {
  const figures: number[] = [];
  for (let round = 0; round < rounds; round += 1) figures.push((await work()).perSecond);
  return median(figures);
}

async function idsOf(db: Knex, instance: string): Promise<string[]> {
  const found: { id: string }[] = await db('equipments').where({ instance }).limit(1000).select('id');
  return found.map(({ id }) => id);
}
