import { CATALOGUE_ID, newId } from '@plumbline/resources/language/ids';
import type { Knex } from 'knex';

const names: Readonly<Record<string, string>> = {
  'pl-PL': 'Wersja próbna',
  'de-DE': 'Testlizenz',
  'en-EN': 'Trial',
  'hu-HU': 'Próbalicenc',
};
const days = 30;
const fewestUsers = 5;

/**
 * Accounts that were there before licences counted hold none and could plan nothing from one day to the next: they begin
 * as new ones do, on trial for thirty days, with as many people as they have.
 */
export async function up(db: Knex): Promise<void> {
  const accounts: { id: string }[] = await db('instances as i')
    .whereNot('i.id', CATALOGUE_ID)
    .where({ 'i.deletedAt': null })
    .whereNotExists(
      db('licenses as l').whereRaw('l.instance = i.id').where({ 'l.deletedAt': null }).select('l.id'),
    )
    .select('i.id');
  for (const { id } of accounts) await db.transaction((trx) => giveTrial(trx, id));
}

async function giveTrial(trx: Knex.Transaction, instance: string): Promise<void> {
  const now = new Date();
  const owner = await trx('contacts as c')
    .join('users as u', 'u.id', 'c.user')
    .where({ 'c.instance': instance, 'c.instanceRole': 'Owner', 'c.deletedAt': null })
    .orderBy('c.id')
    .first('c.id', 'u.language');
  const [people] = await trx('contacts')
    .where({ instance, deletedAt: null })
    .whereNotNull('user')
    .count({ count: '*' });
  await trx.raw(
    'insert into changeCounters (instance, value) values (?, 1) on duplicate key update value = value + 1',
    [instance],
  );
  const { value: changeNumber } = await trx('changeCounters').where({ instance }).first('value');
  const id = newId(now.getTime());
  const values = {
    name: names[String(owner?.language)] ?? names['pl-PL'],
    isTrial: true,
    isPaid: false,
    hasResigned: false,
    usedCount: 0,
    activeCount: 0,
    maxUser: Math.max(fewestUsers, Number(people?.count ?? 0)),
    userContact: owner?.id ?? null,
    validFrom: dayOf(now),
    validBefore: dayOf(new Date(now.getTime() + days * 24 * 60 * 60 * 1000)),
  };
  await trx('licenses').insert({
    ...values,
    id,
    instance,
    version: 1,
    changeNumber,
    createdAt: now,
    updatedAt: now,
  });
  await trx('history').insert({
    instance,
    changeNumber,
    resource: 'licenses',
    recordId: id,
    operation: 'create',
    version: 1,
    at: now,
    user: CATALOGUE_ID,
    after: JSON.stringify(values),
  });
}

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
