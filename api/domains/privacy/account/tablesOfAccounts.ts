import { entities, entityList, isEntityName } from '@plumbline/resources/entities/index';
import type { Knex } from 'knex';
import { hashesOfRow } from '../../../entities/checkFiles';
import { type Row, rowMapper } from '../../../entities/rowMapper';

export interface AccountTable {
  name: string;
  /** Excludes rows that are kept when the account is erased. */
  keeps: (rows: Knex.QueryBuilder) => void;
}

/** Tables that are not erased, each with the reason. */
const kept: Readonly<Record<string, string>> = {
  instances: 'the account itself, without what it said',
  changeCounters: 'a number per account; sellers go on writing in what they keep',
  consents: 'that the account agreed to the terms has to be provable; who it was goes with the person',
};

const keptEntities = entityList.filter(({ isKeptBySeller }) => isKeptBySeller);
const keptNames = keptEntities.map(({ name }) => name);

/** Tables, with or without a definition, whose rows belong to accounts and are erased with them. */
export async function tablesOfAccounts(db: Knex): Promise<AccountTable[]> {
  const columns: { name: string }[] = await db('information_schema.columns')
    .whereRaw('table_schema = database()')
    .where({ column_name: 'instance' })
    .orderBy('table_name')
    .select('table_name as name');
  return columns
    .map(({ name }) => name)
    .filter((name) => !(name in kept) && !(isEntityName(name) && entities[name].isKeptBySeller))
    .map((name) => ({
      name,
      keeps: (rows) => void (name === 'history' && rows.whereNotIn('resource', keptNames)),
    }));
}

/** Hashes of the files referenced by rows that are kept. */
export async function hashesInUse(db: Knex, instance: string): Promise<Set<string>> {
  const used = new Set<string>();
  for (const entity of keptEntities) {
    const rows: Row[] = await db(entity.name).where({ instance });
    for (const row of rows)
      for (const hash of hashesOfRow(entity, rowMapper(entity).read(row)).keys()) used.add(hash);
  }
  return used;
}
