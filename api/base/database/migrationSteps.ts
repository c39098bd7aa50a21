import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { transact } from './transact';

const table = 'migrationSteps';

/** Prepares the record of statements; removed by `forgetSteps` when all migrations are applied. */
export async function prepareSteps(db: Knex): Promise<void> {
  await db.raw(
    `create table if not exists ${table} (
      id bigint not null auto_increment primary key,
      migration varchar(200) not null,
      step varchar(100) not null,
      isDone tinyint(1) not null,
      key of_migration (migration, step)
    ) engine=InnoDB`,
  );
}

export const forgetSteps = (db: Knex): Promise<unknown> => db.raw(`drop table if exists ${table}`);

/**
 * The database as a migration gets it: each statement is executed once, also if the process is killed in the middle and
 * the migration begins anew. MySQL commits every change of a table by itself, so a migration cannot be one transaction.
 * Statements of knex's query builder are made again and must be repeatable.
 */
export async function withSteps(db: Knex, migration: string): Promise<Knex> {
  const rows: Step[] = await db(table).where({ migration }).orderBy('id');
  const earlier = new Map(rows.map((row) => [row.step, row]));
  const last = rows.at(-1);
  const times = new Map<string, number>();

  async function run(sql: string, bindings: unknown): Promise<unknown> {
    const change = changes.exec(sql)?.[1]?.toLowerCase();
    if (change === undefined) return execute(db, sql, bindings);
    const step = stepOf(sql, bindings, times);
    const before = earlier.get(step);
    // A later statement proves that this one is done.
    if (before && (before.isDone || before !== last)) return nothing;
    if (ofRows.has(change))
      return transact(db, async (trx) => {
        await trx(table).insert({ migration, step, isDone: true });
        return execute(trx, sql, bindings);
      });
    const [id] = before ? [before.id] : await db(table).insert({ migration, step, isDone: false });
    try {
      return await execute(db, sql, bindings);
    } catch (error) {
      // It was executed, but the process was killed before the next one.
      if (before && isDoneBefore(error)) return nothing;
      await db(table).where({ id }).delete();
      throw error;
    }
  }

  const raw = (sql: string, bindings?: unknown) =>
    later(execute(db, sql, bindings), () => run(sql, bindings));
  return new Proxy(db, {
    get(target, name) {
      if (name === 'raw') return raw;
      const value: unknown = Reflect.get(target, name);
      if (name === 'schema') return stepwise(target.schema, run);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

interface Step {
  id: number;
  step: string;
  isDone: number;
}

const changes = /^\s*(alter|create|drop|rename|truncate|insert|update|delete|replace)\b/i;
/** Changes of rows, which can share a transaction with their record. */
const ofRows: ReadonlySet<string> = new Set(['insert', 'update', 'delete', 'replace']);
const nothing = [{ affectedRows: 0 }];

/** Errors of a change of a table that was made already: it exists, or what it drops or renames does not any more. */
const doneBefore: ReadonlySet<unknown> = new Set([1050, 1051, 1054, 1060, 1061, 1091, 1146, 1826]);
const isDoneBefore = (error: unknown): boolean =>
  error instanceof Error && 'errno' in error && doneBefore.has(error.errno);

/** A statement by its content, and how often the migration has made it before. */
function stepOf(sql: string, bindings: unknown, times: Map<string, number>): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([sql, bindings ?? []]))
    .digest('hex');
  const time = (times.get(hash) ?? 0) + 1;
  times.set(hash, time);
  return `${hash} ${time}`;
}

const execute = (db: Knex, sql: string, bindings: unknown): Knex.Raw =>
  bindings === undefined ? db.raw(sql) : db.raw(sql, bindings as Knex.RawBinding); // as the migration passed them

/** The same builder, which may be part of another statement; awaited by itself, it runs otherwise. */
function later<B extends { then: unknown }>(builder: B, run: () => Promise<unknown>): B {
  const then: Promise<unknown>['then'] = (done, failed) => run().then(done, failed);
  return Object.assign(builder, { then });
}

/** Changes of tables by knex's schema builder, statement by statement. */
function stepwise(
  schema: Knex.SchemaBuilder,
  run: (sql: string, bindings: unknown) => Promise<unknown>,
): Knex.SchemaBuilder {
  return new Proxy(schema, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]) => {
        const built = value.apply(target, args);
        if (!changing.has(String(name))) return built;
        return later(built, async () => {
          for (const { sql, bindings } of [built.toSQL()].flat()) await run(sql, bindings);
        });
      };
    },
  });
}

const changing: ReadonlySet<string> = new Set(['alterTable', 'createTable', 'dropTable', 'renameTable']);
