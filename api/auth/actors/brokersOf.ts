import type { Actor } from '@plumbline/resources/permissions';
import type { Knex } from 'knex';
import type { Account } from './findPerson';

/**
 * The broker who looks after the account, and for a broker's own people that broker with all below it. A broker that was
 * taken away takes nobody along: those below are reached through living brokers only.
 */
export async function brokersOf(
  db: Knex,
  account: Pick<Account, 'instance' | 'instanceType'>,
): Promise<Pick<Actor, 'broker' | 'brokers'>> {
  if (account.instanceType === 'PROVIDER') return {};
  if (account.instanceType !== 'BROKER') {
    const row = await db('instances')
      .join('brokers', 'brokers.id', 'instances.broker')
      .where({ 'instances.id': account.instance, 'brokers.deletedAt': null })
      .first('brokers.id');
    return { broker: row?.id ?? null };
  }
  const own = await db('brokers').where({ account: account.instance, deletedAt: null }).first('id');
  return own ? { broker: own.id, brokers: await withThoseBelow(db, own.id) } : { broker: null };
}

async function withThoseBelow(db: Knex, id: string): Promise<string[]> {
  const answer: { id: string }[][] = await db.raw(
    `with recursive branch as (
       select id from brokers where id = ?
       union
       select child.id from brokers child join branch on child.parentBroker = branch.id where child.deletedAt is null
     ) select id from branch`,
    [id],
  );
  return (answer[0] ?? []).map((row) => row.id);
}
