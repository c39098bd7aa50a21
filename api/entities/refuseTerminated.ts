import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import type { Knex } from 'knex';
import { fail } from '../base/errors/errors';
import { takeChangeNumbers } from './changeNumber';
import type { TransactionCall } from './hooks';
import { looksUpFor, lookUp } from './lookUp';
import { selectRows } from './selectRows';

/**
 * Refuses every write in a terminated account with ACCOUNT_TERMINATED, except what the definition's `whenTerminated`
 * and `reachesTerminated` allow.
 */
export async function refuseTerminated(
  call: TransactionCall,
  entity: AnyEntity,
  instance: string,
): Promise<void> {
  if (instance === CATALOGUE_ID || entity.whenTerminated || call.reachesTerminated) return;
  const erasedOn = await erasureDayOf(call, instance);
  if (erasedOn) fail('ACCOUNT_TERMINATED', { erasedOn });
}

/** The first of the change numbers for rows to be stored; see `takeChangeNumbers`. */
export async function numbersForRows(
  call: TransactionCall,
  entity: AnyEntity,
  instance: string,
  count = 1,
): Promise<number> {
  await refuseTerminated(call, entity, instance);
  return takeChangeNumbers(call.db, instance, count);
}

const known = new WeakMap<Knex.Transaction, Map<string, Promise<string | null>>>();

/** Verified with the account's number before locking; cannot change later in this transaction. */
function erasureDayOf(call: TransactionCall, instance: string): Promise<string | null> {
  if (looksUpFor(call, instance))
    return lookUp(call, {
      key: 'termination',
      of: { instances: [instance] },
      load: (db) => readErasureDay(db, instance),
    });
  const ofThis = known.get(call.db) ?? new Map<string, Promise<string | null>>();
  known.set(call.db, ofThis);
  const found = ofThis.get(instance) ?? readErasureDay(call.db, instance);
  ofThis.set(instance, found);
  return found;
}

async function readErasureDay(db: Knex | Knex.Transaction, instance: string): Promise<string | null> {
  const [row] = await selectRows(db, 'select hasResigned, dateErasureDue from instances where id = ?', [
    instance,
  ]);
  return row && Number(row.hasResigned) === 1 ? String(row.dateErasureDue ?? '') || '-' : null;
}
