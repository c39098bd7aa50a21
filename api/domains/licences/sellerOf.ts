import type { Seller } from '@plumbline/resources/entities/sellers';
import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import { asSystem, type Call } from '../../entities/call';
import { listTyped } from '../../entities/typedRecords';

/** Seller record of a broker, or of the provider (null); undefined if none was entered. */
export async function sellerOf(call: Call, broker: string | null): Promise<Seller | undefined> {
  const catalogue = { ...asSystem(call, CATALOGUE_ID), db: call.db };
  const found = await listTyped(catalogue, 'sellers', { filter: { broker } });
  return found.sort((one, other) => one.id.localeCompare(other.id))[0];
}
