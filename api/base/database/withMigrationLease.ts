import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Knex } from 'knex';

const table = 'migrationLease';
const leaseSeconds = 30;

/** Runs `work` in one process at a time; a dead process's lease expires after `leaseSeconds`. */
export async function withMigrationLease<T>(db: Knex, work: () => Promise<T>): Promise<T> {
  const holder = randomUUID();
  await prepareTable(db);
  while (!(await take(db, holder))) await delay(250);
  const renewal = setInterval(() => void take(db, holder).catch(() => {}), (leaseSeconds * 1000) / 3);
  try {
    return await work();
  } finally {
    clearInterval(renewal);
    await db(table).where({ holder }).update({ holder: null, expiresAt: null });
  }
}

async function prepareTable(db: Knex): Promise<void> {
  await db.raw(
    `CREATE TABLE IF NOT EXISTS ${table} (id int PRIMARY KEY, holder varchar(36), expiresAt datetime(3))`,
  );
  await db(table).insert({ id: 1 }).onConflict('id').ignore();
}

// Uses the database's clock, not the machine's; a single statement, so that it is safe on clusters.
async function take(db: Knex, holder: string): Promise<boolean> {
  const rows = await db(table)
    .where({ id: 1 })
    .andWhere((free) =>
      free.whereNull('holder').orWhere({ holder }).orWhere('expiresAt', '<', db.raw('NOW(3)')),
    )
    .update({ holder, expiresAt: db.raw('NOW(3) + INTERVAL ? SECOND', [leaseSeconds]) })
    .catch((error: { errno?: number }) => {
      if (error.errno === lostToOtherNode) return 0;
      throw error;
    });
  return rows === 1;
}

const lostToOtherNode = 1213;
