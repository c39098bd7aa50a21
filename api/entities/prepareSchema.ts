import { entityList } from '@plumbline/resources/entities/index';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import type { Knex } from 'knex';
import { migrate } from '../base/database/migrate';
import { tableOf } from './columns';

/** Migrates, and refuses a database that still lacks what the definitions ask for: each request for it would fail later. */
export async function prepareSchema(db: Knex, entities: readonly AnyEntity[] = entityList): Promise<void> {
  await migrate(db);
  await checkSchema(db, entities);
}

/** Refuses a migrated database that lacks a table or column of a definition, naming the command that drafts it. */
export async function checkSchema(db: Knex, entities: readonly AnyEntity[] = entityList): Promise<void> {
  const existing = await columnsByTable(db);
  const behind = entities.flatMap((entity) => lackOf(entity, existing.get(entity.name)) ?? []);
  const [first] = behind;
  if (first) throw new Error([...behind.map(({ told }) => told), draftingOf(first.entity)].join('\n'));
}

/** The columns of every table in the database. */
export async function columnsByTable(db: Knex): Promise<Map<string, Set<string>>> {
  const [rows = []]: { t: string; c: string }[][] = await db.raw(
    'select table_name as t, column_name as c from information_schema.columns where table_schema = database()',
  );
  const tables = new Map<string, Set<string>>();
  for (const { t, c } of rows) tables.set(t, (tables.get(t) ?? new Set()).add(c));
  return tables;
}

function lackOf(entity: AnyEntity, existing: ReadonlySet<string> | undefined) {
  if (!existing)
    return { entity, told: `The entity ${entity.name} has a definition but no table in the database.` };
  const columns = Object.keys(tableOf(entity).columns).filter((name) => !existing.has(name));
  if (columns.length === 0) return undefined;
  const told = `The definition of ${entity.name} asks for columns that its table does not have: ${columns.join(', ')}.`;
  return { entity, told };
}

// One draft covers all that is lacking.
function draftingOf({ name }: AnyEntity): string {
  const inSmallLetters = name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return `Draft the migration, read it and start again: npm run migration -- ${inSmallLetters}`;
}
