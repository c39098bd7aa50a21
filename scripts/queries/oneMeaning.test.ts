import type { Knex } from 'knex';
import { beforeAll, expect, test } from 'vitest';
import { listRows } from '../../admin/data/offline/local/listRows';
import { ApiError } from '../../api/base/errors/errors';
import { accountEntity } from '../../api/entities/accountEntity';
import type { Call } from '../../api/entities/call';
import { listRecords } from '../../api/entities/listRecords';
import { rowMapper } from '../../api/entities/rowMapper';
import { reachableInstances } from '../../api/entities/scope';
import { useTestDatabase } from '../../api/platform/testing/database';
import { build, buildAccount, callAs, noon } from '../../api/platform/testing/factories';
import { definitions, entities, entityList } from '../../resources/entities/index';
import type { AnyEntity } from '../../resources/language/defineEntity';
import type { EntityName } from '../../resources/language/names';
import { type Actor, type FindRow, may, mayEver } from '../../resources/language/permissions';
import { QueryRefused } from '../../resources/language/query/operators';
import { drawActor, drawQuery, type Query } from './randomQuery';
import { type Draw, drawBy, drawId, drawRows, oneOf, type Row, type Rows } from './randomRows';

// What a list answers, asked of the database and of the rows a device keeps: the same rows in the same order.
// QUERY_CASES says how many questions, QUERY_SEED which; a failure names both.
const cases = Number(process.env.QUERY_CASES ?? 2000);
const seed = Number(process.env.QUERY_SEED ?? Date.now() % 1_000_000);
const rowsEach = 60;

const database = useTestDatabase();
let account: string;
let rows: Rows;
// Rows of these two say which fields other entities have; made up, they would change what is asked.
const settings: readonly EntityName[] = ['customFieldDefinitions', 'formControls'];
const offline = entityList.filter(
  ({ name, offline: kept }) => kept !== undefined && !settings.some((one) => one === name),
);

beforeAll(async () => {
  const { db } = database;
  account = await buildAccount(db);
  const other = await buildAccount(db);
  const own = { remark: 'input', height: 'number', signed: 'date', called: 'datetime' } as const;
  for (const [key, dataType] of Object.entries(own))
    await build(db, account, 'customFieldDefinitions', {
      entityType: 'equipments',
      key,
      dataType,
      isSearchable: dataType === 'input',
      name: { 'en-EN': key },
    });
  const equipments = await accountEntity(
    callAs(db, drawSomebody(drawBy(seed)), noon),
    definitions.equipments,
  );
  const shaped = offline.map((entity) => (entity.name === 'equipments' ? equipments : entity));
  const drawn = drawRows(drawBy(seed), shaped, [account, account, account, other], rowsEach);
  for (const entity of shaped) await insertAll(db, entity, drawn.get(entity.name) ?? []);
  const stored = await Promise.all(
    shaped.map(async (entity) => [entity.name, await readAll(db, entity)] as const),
  );
  rows = new Map(stored);
});

test(`the database and a device answer ${cases} questions alike`, { timeout: 900_000 }, async () => {
  console.info(`QUERY_SEED=${seed}`);
  const draw = drawBy(seed + 1);
  for (let number = 0; number < cases; number += 1) {
    const definition = oneOf(draw, offline);
    const actor = drawSomebody(draw);
    const query = drawQuery(draw, definition, rows.get(definition.name) ?? []);
    const [asked, kept] = [
      await onServer(definition, actor, query),
      await onDevice(definition, actor, query),
    ];
    const answers = JSON.stringify({ kept, asked });
    expect(kept, `${questionOf(definition, actor, query)} ${answers}`).toEqual(asked);
  }
});

type Answer = { ids: string[]; total: number } | 'refused';

async function onServer(definition: AnyEntity, actor: Actor, query: Query): Promise<Answer> {
  try {
    const { rows: found, total } = await listRecords(callAs(database.db, actor, noon), definition, query);
    return { ids: found.map(({ id }) => String(id)), total };
  } catch (error) {
    if (error instanceof ApiError && ['BAD_QUERY', 'FORBIDDEN'].includes(error.code)) return 'refused';
    throw error;
  }
}

async function onDevice(definition: AnyEntity, actor: Actor, query: Query): Promise<Answer> {
  const call = callAs(database.db, actor, noon);
  const entity = await accountEntity(call, definition);
  if (!mayEver(entity, 'read', actor)) return 'refused';
  const find = (name: EntityName, id: string) => rows.get(name)?.find((row) => row.id === id);
  const visible = (name: EntityName) => readable(entities[name], call, find);
  const mine = readable(entity, call, find);
  try {
    const asked = {
      entity,
      rows: mine,
      query,
      language: actor.language,
      reader: actor,
      now: noon,
      rowsOf: visible,
    };
    const { records, total } = listRows(asked);
    return { ids: records.map(({ id }) => id), total };
  } catch (error) {
    if (error instanceof QueryRefused) return 'refused';
    throw error;
  }
}

/** Rows of an entity that a device of this person has. */
function readable(entity: AnyEntity, call: Call, find: FindRow): Row[] {
  if (!mayEver(entity, 'read', call.actor)) return [];
  const reachable = reachableInstances(entity, call, 'read');
  return (rows.get(entity.name) ?? []).filter(
    (row) =>
      row.deletedAt === null &&
      reachable.includes(row.instance) &&
      may(entity, 'read', call.actor, row, find),
  );
}

function drawSomebody(draw: Draw): Actor {
  const idsOf = (name: EntityName) => (rows?.get(name) ?? []).map(({ id }) => id);
  return drawActor(draw, {
    account,
    contacts: [...idsOf('contacts'), drawId(draw)],
    users: [drawId(draw)],
    locations: idsOf('locations'),
    categories: idsOf('categories'),
  });
}

async function insertAll(db: Knex, entity: AnyEntity, all: readonly Row[]): Promise<void> {
  const { write } = rowMapper(entity);
  const at = noon.toISOString();
  for (const row of all)
    await db(entity.name).insert(
      write({ ...row, version: 1, changeNumber: 1, createdAt: at, updatedAt: at }),
    );
}

async function readAll(db: Knex, entity: AnyEntity): Promise<Row[]> {
  const { read } = rowMapper(entity);
  const found: Record<string, unknown>[] = await db(entity.name);
  return found.map(read) as Row[]; // each has an id and an account
}

const questionOf = (
  { name }: AnyEntity,
  { role, locations, categories, language }: Actor,
  query: Query,
): string =>
  `QUERY_SEED=${seed}: ${name} ${JSON.stringify({ query, role, language, locations, categories })}`;
