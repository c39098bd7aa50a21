import type { Actor } from '@plumbline/resources/language/permissions';
import type { Knex } from 'knex';
import type { Account } from './findPerson';

/**
 * The broker assigned to the account; for a broker account its own broker with all descendants, and those of every
 * other broker that lists the user in `admins`. A deleted broker cuts off its descendants: they are reached through
 * undeleted brokers only.
 */
export async function brokersOf(
  db: Knex,
  account: Pick<Account, 'instance' | 'instanceType'>,
  user?: string,
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
  const named = user === undefined ? [] : await naming(db, user);
  const tops = [...(own ? [own.id] : []), ...named];
  const [broker = null] = tops;
  return tops.length > 0 ? { broker, brokers: await withThoseBelow(db, tops) } : { broker };
}

async function naming(db: Knex, user: string): Promise<string[]> {
  const rows: { id: string }[] = await db('brokers')
    .where({ deletedAt: null })
    .whereRaw('json_contains(admins, json_quote(?))', [user])
    .select('id');
  return rows.map(({ id }) => id);
}

async function withThoseBelow(db: Knex, ids: string[]): Promise<string[]> {
  const answer: { id: string }[][] = await db.raw(
    `with recursive branch as (
       select id from brokers where id in (?) and deletedAt is null
       union
       select child.id from brokers child join branch on child.parentBroker = branch.id where child.deletedAt is null
     ) select id from branch`,
    [ids],
  );
  return (answer[0] ?? []).map((row) => row.id);
}
