import { type Brand, productNameOf } from '@plumbline/resources/rules/brands/brand';
import type { Knex } from 'knex';
import { loadBrand } from './loadBrand';

/**
 * The brand of a broker, by its id: null if white-labelling is not enabled for it or a broker above it, and without a
 * broker.
 */
export const brandOf = async (db: Knex, broker: string | null | undefined): Promise<Brand | null> =>
  (await loadBrand(db, broker))?.brand ?? null;

/** A broker as shown to people who use its link, with or without white-labelling. */
export interface Introducer {
  id: string;
  name: string;
}

/** The broker with this id; null if there is none. */
export async function introducerOf(db: Knex, broker: string | null | undefined): Promise<Introducer | null> {
  if (!broker) return null;
  return (await db('brokers').where({ id: broker, deletedAt: null }).first('id', 'name')) ?? null;
}

/** The brand of an account's broker. */
export const brandOfAccount = async (db: Knex, instance: string): Promise<Brand | null> =>
  brandOf(db, await brokerOfAccount(db, instance));

/** The id of an account's broker. */
export async function brokerOfAccount(db: Knex, instance: string): Promise<string | null> {
  // A broker's own account uses its own brand.
  const own = await db('brokers').where({ account: instance, deletedAt: null }).first('id');
  return own?.id ?? (await db('instances').where({ id: instance }).first('broker'))?.broker ?? null;
}

/** The product's name in an account. */
export const productNameIn = async (db: Knex, instance: string | undefined): Promise<string> =>
  productNameOf(instance ? await brandOfAccount(db, instance) : null);
