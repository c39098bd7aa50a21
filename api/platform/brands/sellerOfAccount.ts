import type { Knex } from 'knex';

/** The id of the broker whose customer an account is: of a broker's own account the one above; null: the provider. */
export async function sellerOfAccount(db: Knex, instance: string): Promise<string | null> {
  const own = await db('brokers').where({ account: instance, deletedAt: null }).first('parentBroker');
  if (own) return own.parentBroker ?? null;
  return (await db('instances').where({ id: instance }).first('broker'))?.broker ?? null;
}
