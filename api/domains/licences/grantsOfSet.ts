import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import { type Grant, grantOf } from '@plumbline/resources/rules/licences/grantOf';
import { asSystem } from '../../entities/call';
import type { TransactionCall } from '../../entities/hooks';
import { findTyped, listTyped, type Typed } from '../../entities/typedRecords';

export interface SetGrants {
  name: Typed<'licenseSets'>['name'];
  price: number;
  /** Term in months; null: only a fixed end date applies. */
  months: number | null;
  /** Rights of a licence of the set that starts on a day (`YYYY-MM-DD`). */
  grants: (day: string) => Grant;
}

/** A licence set with its rights; undefined if it does not exist or was deleted. */
export async function grantsOfSet(call: TransactionCall, id: string): Promise<SetGrants | undefined> {
  const catalogue = { ...asSystem(call, CATALOGUE_ID), db: call.db };
  const set = await findTyped(catalogue, 'licenseSets', id);
  if (!set) return undefined;
  const details = await listTyped(catalogue, 'licenseSetDetails', { filter: { licenseSet: id } });
  const months = Math.max(0, ...details.map(({ type, amount }) => (type === 'MonthsValid' ? amount : 0)));
  return {
    name: set.name,
    price: set.price,
    months: months || set.validityInMonths,
    grants: (day) => grantOf(set, details, day),
  };
}
