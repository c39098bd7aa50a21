import type { Knex } from 'knex';

/** A transaction that is begun ahead of its work, which ends it by `commitTransaction` or its own rollback; nothing is tried again. */
export async function beginTransaction(db: Knex): Promise<Knex.Transaction> {
  const trx = await db.transaction();
  // knex hands out one whose BEGIN found the connection broken as completed.
  if (trx.isCompleted()) await trx.executionPromise;
  return trx;
}

export async function commitTransaction(trx: Knex.Transaction): Promise<void> {
  await trx.commit();
  // knex tells only here of a commit that failed.
  await trx.executionPromise;
}
