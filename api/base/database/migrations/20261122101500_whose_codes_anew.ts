import { CATALOGUE_ID, newId } from '@plumbline/resources/language/ids';
import type { Knex } from 'knex';

/** Whether a code is an account's own was ticked by hand before; it is looked at anew, once, for all there are. */
export async function up(db: Knex): Promise<void> {
  if (!(await db('qrCodes').first('id'))) return;
  await db('jobs').insert({
    id: newId(),
    instance: CATALOGUE_ID,
    kind: 'recheckCodes',
    subject: CATALOGUE_ID,
    payload: JSON.stringify({ ranges: [{ prefix: '' }] }),
    state: 'waiting',
    runAfter: new Date(),
    createdAt: new Date(),
  });
}
