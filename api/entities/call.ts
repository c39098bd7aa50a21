import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import { defaultLanguage } from '@plumbline/resources/language/languages';
import type { Actor } from '@plumbline/resources/language/permissions';
import type { Knex } from 'knex';
import { transact } from '../base/database/transact';
import { holdAccount } from './changeNumber';

/**
 * The context of a service call: caller, connection and time. `isSystem`: the product's own work, without rights but
 * within the account.
 */
export interface Call {
  db: Knex | Knex.Transaction;
  actor: Actor;
  now: Date;
  isSystem?: boolean;
  /** When it was decided offline, ISO 8601; later changes could not be known. */
  madeAt?: string;
  /** It continues a change of the same device whose outcome the device had not heard of yet. */
  followsUnheard?: true;
  /** The person's IANA time zone, if known; only for days, see `today`. */
  zone?: string;
  /** The imported list, whose name is recorded with its dates. */
  importing?: { fileName: string };
  /** Also in terminated accounts: erasure and correction required by law, and effects of deleting a shared row. */
  reachesTerminated?: true;
  /** Id of the deleted row that causes this work. */
  origin?: string;
}

/** The product's own work in one account: without rights, may set read-only fields, never leaves the account. */
export function asSystem(
  call: Pick<Call, 'db' | 'now' | 'madeAt' | 'zone' | 'reachesTerminated'> & { actor?: Actor },
  instance: string,
): Call {
  const actor: Actor = {
    user: call.actor?.user ?? CATALOGUE_ID,
    contact: call.actor?.contact ?? null,
    instance,
    instanceType: instance === CATALOGUE_ID ? 'PROVIDER' : (call.actor?.instanceType ?? 'COMPANY'),
    role: instance === CATALOGUE_ID ? 'ProviderAdmin' : 'Owner',
    locations: 'all',
    categories: 'all',
    language: call.actor?.language ?? defaultLanguage,
    email: call.actor?.email ?? '',
    ...(call.actor?.mirroring ? { mirroring: call.actor.mirroring } : {}),
  };
  const { db, now, madeAt, zone, reachesTerminated } = call;
  return {
    db,
    now,
    actor,
    isSystem: true,
    // Consequences of a person's action inherit its time and place.
    ...(madeAt === undefined ? {} : { madeAt }),
    ...(zone === undefined ? {} : { zone }),
    ...(reachesTerminated ? { reachesTerminated } : {}),
  };
}

/**
 * Runs the work in the call's transaction, or in a new one. A new one first locks the caller's account: the first read
 * fixes what a transaction sees, so a check made before the lock would miss what another writer commits meanwhile.
 */
export async function inTransaction<T>(
  call: Call,
  work: (call: Call & { db: Knex.Transaction }) => Promise<T>,
  options?: Parameters<typeof transact>[2],
): Promise<T> {
  const { db } = call;
  if (db.isTransaction) return work({ ...call, db: db as Knex.Transaction }); // isTransaction says so
  return transact(
    db,
    async (trx) => {
      await holdAccount(trx, call.actor.instance);
      return work({ ...call, db: trx });
    },
    options,
  );
}
