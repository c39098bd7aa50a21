import type { Knex } from 'knex';

/** What licences carried was written down by hand: now each carries those who sign in to its account, and says how many. */
export async function up(db: Knex): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  const people: { id: string; instance: string }[] = await db('contacts')
    .where({ deletedAt: null, license: null })
    .whereNotNull('user')
    .whereIn('instance', db('licenses').where({ deletedAt: null }).select('instance'))
    .orderBy(['instance', 'createdAt', 'id'])
    .select('id', 'instance');
  for (const { id, instance } of people) {
    const license = await db('licenses as l')
      .where({ 'l.instance': instance, 'l.deletedAt': null })
      .where((some) => some.whereNull('l.validFrom').orWhere('l.validFrom', '<=', today))
      .where((some) => some.whereNull('l.validBefore').orWhere('l.validBefore', '>', today))
      .whereRaw(
        '(l.maxUser is null or l.maxUser > (select count(*) from contacts c where c.license = l.id and c.deletedAt is null))',
      )
      .orderByRaw('coalesce(l.isTrial, 0), l.id')
      .first('l.id');
    if (license) await change(db, 'contacts', instance, id, { license: license.id });
  }
  const counts: { id: string; instance: string; used: unknown; active: unknown }[] = await db('licenses as l')
    .leftJoin('contacts as c', (on) => on.on('c.license', 'l.id').andOnNull('c.deletedAt'))
    .where({ 'l.deletedAt': null })
    .groupBy('l.id', 'l.instance', 'l.usedCount', 'l.activeCount')
    .havingRaw('coalesce(l.usedCount, -1) <> count(c.id) or coalesce(l.activeCount, -1) <> count(c.user)')
    .select('l.id', 'l.instance', db.raw('count(c.id) as used, count(c.user) as active'));
  for (const { id, instance, used, active } of counts)
    await change(db, 'licenses', instance, id, { usedCount: Number(used), activeCount: Number(active) });
}

async function change(db: Knex, table: string, instance: string, id: string, values: object): Promise<void> {
  await db.transaction(async (trx) => {
    await trx.raw(
      'insert into changeCounters (instance, value) values (?, 1) on duplicate key update value = value + 1',
      [instance],
    );
    const { value: changeNumber } = await trx('changeCounters').where({ instance }).first('value');
    await trx(table)
      .where({ id })
      .update({ ...values, changeNumber, version: trx.raw('version + 1'), updatedAt: new Date() });
  });
}
