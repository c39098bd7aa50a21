import { newId } from '@plumbline/resources/language/ids';
import type { Knex } from 'knex';

const columns = `alter table \`equipments\`
  add column \`dueType\` varchar(64) character set ascii collate ascii_bin null,
  add column \`dueLastDate\` date null`;

/** Each piece names the type of the duty by which it is due and when that was last carried out. */
export async function up(db: Knex): Promise<void> {
  await db.raw(columns);
  const kind = 'recalculateDuties';
  const accounts: { instance: string }[] = await db('equipments')
    .where({ deletedAt: null })
    .whereNotIn(
      'instance',
      db('jobs')
        .where({ kind, state: 'waiting' })
        .whereRaw("json_length(payload, '$.scope') = 0")
        .select('instance'),
    )
    .distinct('instance');
  const now = new Date();
  for (const { instance } of accounts)
    await db('jobs').insert({
      id: newId(),
      instance,
      kind,
      subject: instance,
      payload: JSON.stringify({ scope: {} }),
      state: 'waiting',
      runAfter: now,
      createdAt: now,
    });
}
