import { newId } from '@plumbline/resources/language/ids';
import type { Knex } from 'knex';

/** Equipment without a code of its own carries the one assigned to it, once for all there are. */
export async function up(db: Knex): Promise<void> {
  const accounts: string[] = await db('qrCodes')
    .whereNotNull('equipment')
    .whereNull('deletedAt')
    .distinct('instance')
    .pluck('instance');
  for (const instance of accounts)
    await db('jobs').insert({
      id: newId(),
      instance,
      kind: 'carryAssignedCodes',
      subject: instance,
      payload: '{}',
      state: 'waiting',
      runAfter: new Date(),
      createdAt: new Date(),
    });
}
