import { type Brand, productNameOf } from '@plumbline/resources/rules/brands/brand';
import type { Knex } from 'knex';
import { loadBrand } from './loadBrand';

/**
 * The looks of a broker, by its id: null where the provider has not unlocked selling under its own name, and for the person who
 * is no broker.
 */
export const brandOf = async (db: Knex, broker: string | null | undefined): Promise<Brand | null> =>
  (await loadBrand(db, broker))?.brand ?? null;

/** A broker as people who come by its link are told of it, also one that does not sell under its own name. */
export interface Introducer {
  id: string;
  name: string;
}

/** The broker of this id; null where there is none. */
export async function introducerOf(db: Knex, broker: string | null | undefined): Promise<Introducer | null> {
  if (!broker) return null;
  return (await db('brokers').where({ id: broker, deletedAt: null }).first('id', 'name')) ?? null;
}

/** The looks of the broker who looks after an account. */
export const brandOfAccount = async (db: Knex, instance: string): Promise<Brand | null> =>
  brandOf(db, await brokerOfAccount(db, instance));

/** The id of the broker who looks after an account. */
export async function brokerOfAccount(db: Knex, instance: string): Promise<string | null> {
  // A broker's own people wear its looks as its customers do.
  const own = await db('brokers').where({ account: instance, deletedAt: null }).first('id');
  return own?.id ?? (await db('instances').where({ id: instance }).first('broker'))?.broker ?? null;
}

/** What the product is called in an account. */
export const productNameIn = async (db: Knex, instance: string | undefined): Promise<string> =>
  productNameOf(instance ? await brandOfAccount(db, instance) : null);
