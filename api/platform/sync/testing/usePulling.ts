import { entities } from '@plumbline/resources/entities/index';
import { newId } from '@plumbline/resources/language/ids';
import type { EntityName } from '@plumbline/resources/language/names';
import type { Actor } from '@plumbline/resources/language/permissions';
import type {
  Change,
  PullAnswer,
  PullRequest,
  Shard,
  SyncedRow,
} from '@plumbline/resources/rules/sync/protocol';
import type { Knex } from 'knex';
import { beforeEach } from 'vitest';
import { takeChangeNumbers } from '../../../entities/changeNumber';
import { deleteRecord } from '../../../entities/deleteRecord';
import type { Row } from '../../../entities/rowMapper';
import { updateRecord } from '../../../entities/updateRecord';
import { useTestDatabase } from '../../testing/database';
import { actorOf, build, buildAccount, callAs, systemCall } from '../../testing/factories';
import { pullShard } from '../pullShard';

type Asked = Pick<PullRequest, 'shard' | 'cursor' | 'limit'>;

export interface PullingTest {
  readonly db: Knex;
  readonly account: string;
  readonly owner: Actor;
  /** A location of the account. */
  readonly hall: string;
  pull(actor: Actor, asked: Asked): Promise<PullAnswer>;
  reader(actor: Actor, shard: Shard, start?: string | null): Reader;
  change(name: EntityName, id: string, values: Row): Promise<Row>;
  remove(name: EntityName, id: string): Promise<Row>;
  /** An audit at the hall, of any equipment. */
  planned(equipment: string, auditor?: string | null, more?: Row): Promise<string>;
  plannedAt(location: string, auditor: string): Promise<string>;
  found(audit: string, more?: Row): Promise<string>;
}

/** A new account with one location for each test. */
export function usePulling(): PullingTest {
  const database = useTestDatabase();
  let account = '';
  let hall = '';
  let owner: Actor;
  beforeEach(async () => {
    account = await buildAccount(database.db);
    owner = actorOf(account);
    hall = (await build(database.db, account, 'locations')).id;
  });
  const written = (table: EntityName, values: Row) => insertRow(database.db, account, table, values);
  const pull = (actor: Actor, asked: Asked) =>
    pullShard(callAs(database.db, actor), { user: actor.user, instance: actor.instance, ...asked });
  return {
    get db() {
      return database.db;
    },
    get account() {
      return account;
    },
    get owner() {
      return owner;
    },
    get hall() {
      return hall;
    },
    pull,
    reader: (actor, shard, start = null) => createReader((asked) => pull(actor, asked), shard, start),
    change: (name, id, values) => updateRecord(systemCall(database.db, account), entities[name], id, values),
    remove: (name, id) => deleteRecord(systemCall(database.db, account), entities[name], id),
    planned: (equipment, auditor = null, more = {}) =>
      written('audits', { equipment, auditor, location: hall, result: 'NOT_PROCESSED', ...more }),
    plannedAt: (location, auditor) =>
      written('auditPlannings', {
        location,
        auditor,
        datePlanned: '2026-11-17',
        type: 'expert',
        state: 'open',
      }),
    found: (audit, more = {}) =>
      written('deficiencies', {
        audit,
        location: hall,
        description: 'bent',
        dangerLevel: 'red',
        status: 'OPEN',
        ...more,
      }),
  };
}

export type Reader = ReturnType<typeof createReader>;

/** A device that stores what it receives. */
function createReader(pull: (asked: Asked) => Promise<PullAnswer>, shard: Shard, start: string | null) {
  const rows = new Map<string, Change>();
  const seen: Change[] = [];
  let cursor = start;
  let stamp = '';
  async function readPage(limit = 500) {
    const answer = await pull({ shard, cursor, limit });
    for (const change of answer.changes) {
      seen.push(change);
      if (change.row) rows.set(`${change.resource}/${change.id}`, change);
      else rows.delete(`${change.resource}/${change.id}`);
    }
    ({ cursor, stamp } = answer);
    return answer;
  }
  return {
    seen,
    readPage,
    async readAll(limit?: number) {
      const { total, complete } = await readPage(limit);
      let pages = 1;
      for (let isWhole = complete; !isWhole; pages += 1) isWhole = (await readPage(limit)).complete;
      return { total, pages };
    },
    cursor: () => cursor,
    stamp: () => stamp,
    all: () => [...rows.keys()].sort(),
    resources: () => new Set([...rows.values()].map(({ resource }) => resource)),
    has: (resource: EntityName, id: string) => rows.has(`${resource}/${id}`),
    row: (resource: EntityName, id: string): SyncedRow | null | undefined =>
      rows.get(`${resource}/${id}`)?.row,
    ids: (resource: EntityName) =>
      [...rows.values()]
        .filter((change) => change.resource === resource)
        .map(({ id }) => id)
        .sort(),
  };
}

/** A row as planning writes it, without its rules, which do not matter here. */
async function insertRow(db: Knex, account: string, table: EntityName, values: Row): Promise<string> {
  const id = newId();
  await db.transaction(async (trx) => {
    const changeNumber = await takeChangeNumbers(trx, account);
    const now = new Date();
    const base = { id, instance: account, version: 1, changeNumber, createdAt: now, updatedAt: now };
    await trx(table).insert({ ...base, ...values });
    await trx('history').insert({
      instance: account,
      changeNumber,
      resource: table,
      recordId: id,
      operation: 'create',
      version: 1,
      at: now,
    });
  });
  return id;
}
