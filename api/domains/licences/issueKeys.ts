import { randomInt } from 'node:crypto';
import { definitions } from '@plumbline/resources/entities/index';
import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import { fail } from '../../base/errors/errors';
import { asSystem } from '../../entities/call';
import { deleteRecord } from '../../entities/deleteRecord';
import type { TransactionCall } from '../../entities/hooks';
import type { Row } from '../../entities/rowMapper';
import type { Typed } from '../../entities/typedRecords';
import { listTyped } from '../../entities/typedRecords';
import { writeMany } from '../../entities/writeMany';

/** Creates the missing keys of a paid order, one per unit; returns their number. */
export async function issueKeys(call: TransactionCall, order: Typed<'orders'>): Promise<number> {
  const catalogue = { ...asSystem(call, CATALOGUE_ID), db: call.db };
  const missing = order.quantity - (await keysOf(call, order.id)).length;
  if (missing <= 0) return 0;
  const set: Row | undefined = await call.db('licenseSets').where({ id: order.licenseSet }).first('broker');
  const values = {
    licenseSet: order.licenseSet,
    broker: set?.broker ?? null,
    order: order.id,
    soldTo: order.instance,
    // Additional seats cannot be activated after the period they were paid for.
    ...(order.kind === 'SEATS' ? { validBefore: order.periodTill } : {}),
  };
  for (let made = 0; made < missing; made += atOnce) {
    const written = await writeMany(
      catalogue,
      definitions.licenseKeys,
      Array.from({ length: Math.min(atOnce, missing - made) }, () => ({
        before: null,
        values: { ...values, key: newKey() },
      })),
    );
    for (const one of written) if (one.outcome === 'refused') throw one.error;
  }
  return missing;
}
const atOnce = 500;

/** Deletes the keys of an order that is no longer paid; ORDER_KEYS_ACTIVATED if one was activated already. */
export async function withdrawKeys(call: TransactionCall, order: Typed<'orders'>): Promise<void> {
  const catalogue = { ...asSystem(call, CATALOGUE_ID), db: call.db };
  const keys = await keysOf(call, order.id);
  const activated = keys.filter(({ activatedFor }) => activatedFor);
  if (activated.length > 0) fail('ORDER_KEYS_ACTIVATED', { count: activated.length });
  for (const { id } of keys) await deleteRecord(catalogue, definitions.licenseKeys, id);
}

export async function keysOf(call: TransactionCall, order: string): Promise<Typed<'licenseKeys'>[]> {
  const catalogue = { ...asSystem(call, CATALOGUE_ID), db: call.db };
  return listTyped(catalogue, 'licenseKeys', { filter: { order } });
}

// Without characters that are easily confused: 0 and O, 1 and I.
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A random key of 80 bits. */
export function newKey(): string {
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
  return [group(), group(), group(), group()].join('-');
}
