import { entityList } from '@plumbline/resources/entities/index';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { typeOf } from '@plumbline/resources/language/fields/types/fieldTypes';
import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import type { Knex } from 'knex';
import { runAfterPurge } from '../../entities/hooks';
import { targetsOf } from '../../entities/pointersIn';
import type { Row } from '../../entities/rowMapper';
import { binBegins } from './listBin';

const batch = 200;

/**
 * Purges rows deleted more than 30 days ago that no row refers to any more, deleted or not: what an audit record, a
 * report or another row refers to stays. Their history stays. Returns the number of rows purged.
 */
export async function emptyBin(db: Knex, now: Date): Promise<number> {
  // Terminated accounts stay unchanged until they are erased or reactivated.
  const all: Row[] = await db('instances').whereRaw('coalesce(hasResigned, 0) = 0').select('id');
  const accounts = [CATALOGUE_ID, ...all.map(({ id }) => String(id)).filter((id) => id !== CATALOGUE_ID)];
  let gone = 0;
  // A row referred to by purged rows only can be purged in the next round.
  for (let round = 0, before = -1; before !== gone && round < 10; round += 1) {
    before = gone;
    for (const entity of entityList.filter(({ scope }) => scope === 'instance' || scope === 'catalogue'))
      gone += await emptyOf(db, entity, accounts, now);
  }
  return gone;
}

/** Accounts per query. */
const together = 50;

// Indexes begin with the account: a query by accounts reads deleted rows only.
async function emptyOf(db: Knex, entity: AnyEntity, accounts: readonly string[], now: Date): Promise<number> {
  let gone = 0;
  for (let first = 0; first < accounts.length; first += together) {
    const some = accounts.slice(first, first + together);
    gone += await emptyOfAccounts(db, entity, some, now);
  }
  return gone;
}

async function emptyOfAccounts(
  db: Knex,
  entity: AnyEntity,
  accounts: readonly string[],
  now: Date,
): Promise<number> {
  let gone = 0;
  let after = '';
  for (;;) {
    const rows: Row[] = await db(entity.name)
      .whereIn('instance', [...accounts])
      .where('deletedAt', '<', binBegins(now))
      .where('id', '>', after)
      .orderBy('id')
      .limit(batch)
      .select('id');
    const ids = rows.map(({ id }) => String(id));
    const last = ids.at(-1);
    if (last === undefined) return gone;
    after = last;
    const named = await namedIds(db, entity, ids);
    const free = ids.filter((id) => !named.has(id));
    if (free.length > 0) {
      await runAfterPurge({ db, now }, entity, free);
      gone += await db(entity.name).whereIn('id', free).where('deletedAt', '<', binBegins(now)).delete();
    }
  }
}

/** Ids among these that any row of any entity still refers to. */
async function namedIds(db: Knex, target: AnyEntity, ids: readonly string[]): Promise<Set<string>> {
  const named = new Set<string>();
  for (const entity of entityList) {
    for (const [name, field] of Object.entries(entity.fields)) {
      if (!targetsOf(field).includes(target.name)) continue;
      if (!typeOf(field).isJson) {
        const rows: Row[] = await db(entity.name)
          .distinct(name)
          .whereIn(name, [...ids]);
        for (const row of rows) named.add(String(row[name]));
      } else {
        for (const id of ids) {
          if (named.has(id)) continue;
          const found = await db(entity.name)
            .whereRaw("json_search(??, 'one', ?) is not null", [name, id])
            .first('id');
          if (found) named.add(id);
        }
      }
    }
  }
  return named;
}
