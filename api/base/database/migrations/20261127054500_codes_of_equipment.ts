import { CATALOGUE_ID, newId } from '@plumbline/resources/language/ids';
import type { Knex } from 'knex';

/** Codes with a warning that only an equipment carries are registered, once for all there are. */
export async function up(db: Knex): Promise<void> {
  await db.raw('alter table `qrCodes` add column `isFromEquipment` tinyint(1) null');
  if (!(await db('equipments').whereNotNull('qrCodeKey').first('id'))) return;
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
