import type { Brand, BrandColors } from '@plumbline/resources/rules/brands/brand';
import { isColor } from '@plumbline/resources/rules/brands/color';
import type { Knex } from 'knex';

/**
 * The looks of a broker, by its id: null for whom the provider has not unlocked selling under its own name, and for the person who
 * is no broker.
 */
export async function brandOf(db: Knex, broker: string | null | undefined): Promise<Brand | null> {
  if (!broker) return null;
  const row = await db('brokers')
    .leftJoin('themes', (join) => join.on('themes.id', 'brokers.theme').andOnNull('themes.deletedAt'))
    .where({ 'brokers.id': broker, 'brokers.deletedAt': null, isWhitelabelingBroker: true })
    .first(
      'brokers.name',
      'brokers.logo',
      'brokers.isPoweredByActive',
      'brokers.poweredByText',
      ...colorFields.map((name) => `themes.${name}`),
    );
  if (!row) return null;
  return {
    broker,
    name: row.name,
    logo: row.logo?.hash ?? null,
    colors: isColor(row.primaryColor) ? colorsIn({ ...row, primaryColor: row.primaryColor }) : null,
    poweredBy: row.isPoweredByActive ? row.poweredByText || 'Powered by Plumbline' : null,
  };
}

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
export async function brandOfAccount(db: Knex, instance: string): Promise<Brand | null> {
  const row = await db('instances').where({ id: instance }).first('broker');
  return brandOf(db, row?.broker);
}

const colorFields = [
  'primaryColor',
  'secondaryColor',
  'headerColor',
  'backgroundColor',
  'textColor',
] as const;

function colorsIn(
  row: Record<(typeof colorFields)[number], unknown> & { primaryColor: string },
): BrandColors {
  const known = (value: unknown) => (isColor(value) ? value : null);
  return {
    primaryColor: row.primaryColor,
    secondaryColor: known(row.secondaryColor),
    headerColor: known(row.headerColor),
    backgroundColor: known(row.backgroundColor),
    textColor: known(row.textColor),
  };
}
