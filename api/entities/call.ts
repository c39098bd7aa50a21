import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import { defaultLanguage } from '@plumbline/resources/language/languages';
import type { Actor } from '@plumbline/resources/language/permissions';
import type { Knex } from 'knex';
import { transact } from '../base/database/transact';

/** Who calls, through which connection, at what time. `isSystem`: the product's own work, free of rights but bound to the account. */
export interface Call {
  db: Knex | Knex.Transaction;
  actor: Actor;
  now: Date;
  isSystem?: boolean;
  /** When it was decided, ISO 8601, where that was on a device without network: what changed since could not be known. */
  madeAt?: string;
  /** The IANA time zone the person is in, as far as it was told; for days alone, see `today`. */
  zone?: string;
  /** The list that is being imported; what it says of dates is on record with its name. */
  importing?: { fileName: string };
  /**
   * Done in terminated accounts as well: what the law demands, that data of people or a whole account are erased or put right,
   * and what follows from the deletion of a row that all accounts share.
   */
  reachesTerminated?: true;
  /** Id of the row whose deletion this work follows from. */
  origin?: string;
}

/** The product's own work in one account: not bound by rights, may set read-only fields, never leaves the account. */
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
    // What follows from a person's deed is done when and where that was.
    ...(madeAt === undefined ? {} : { madeAt }),
    ...(zone === undefined ? {} : { zone }),
    ...(reachesTerminated ? { reachesTerminated } : {}),
  };
}

/** Runs the work in the call's transaction, or in a new one when it has none. */
export async function inTransaction<T>(
  call: Call,
  work: (call: Call & { db: Knex.Transaction }) => Promise<T>,
  manners?: Parameters<typeof transact>[2],
): Promise<T> {
  const { db } = call;
  if (db.isTransaction) return work({ ...call, db: db as Knex.Transaction }); // isTransaction says so
  return transact(db, (trx) => work({ ...call, db: trx }), manners);
}
