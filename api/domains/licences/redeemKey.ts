import { definitions } from '@plumbline/resources/entities/index';
import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import { dayOf } from '@plumbline/resources/rules/audits/dayOf';
import type { ActivatedLicense, KeyProblem } from '@plumbline/resources/rules/licences/activation';
import { licenseOrderedToRenew, licenseToRenew } from '@plumbline/resources/rules/licences/licenseToRenew';
import { asSystem, type Call, inTransaction } from '../../entities/call';
import { createRecord } from '../../entities/createRecord';
import type { TransactionCall } from '../../entities/hooks';
import type { Row } from '../../entities/rowMapper';
import { findTyped, listTyped, type Typed, typed } from '../../entities/typedRecords';
import { lockRow, updateRecord } from '../../entities/updateRecord';
import { grantsOfSet } from './grantsOfSet';
import { keysOf } from './issueKeys';

/**
 * Activates a key once: creates a licence in the caller's account, or extends the one that is about to end. Concurrent
 * calls wait and get LICENSE_KEY_ACTIVATED. A key sold to another account is reported as unknown. `isBeside`: always
 * creates a separate licence.
 */
export async function redeemKey(
  call: Call,
  key: string,
  { isBeside = false } = {},
): Promise<ActivatedLicense | KeyProblem> {
  const { instance } = call.actor;
  const found: Row | undefined = await call
    .db('licenseKeys')
    .where({ instance: CATALOGUE_ID, deletedAt: null, key })
    .first('id');
  if (!found) return 'LICENSE_KEY_UNKNOWN';
  return inTransaction(call, async (inner) => {
    // Locks the account's counter before the catalogue's, in the same order as a paid order does, to avoid deadlocks.
    await inner.db.raw('select value from changeCounters where instance = ? for update', [instance]);
    const catalogue = { ...asSystem(inner, CATALOGUE_ID), db: inner.db };
    const row = typed(
      'licenseKeys',
      await lockRow(catalogue, definitions.licenseKeys, String(found.id), 'update'),
    );
    // A key given away belongs to nobody before somebody activates it.
    const isOfOther = row.soldTo !== null && row.soldTo !== instance;
    if (isOfOther && (row.order || !row.activatedFor)) return 'LICENSE_KEY_UNKNOWN';
    if (row.activatedFor) return 'LICENSE_KEY_ACTIVATED';
    if (row.validBefore && row.validBefore <= dayOf(call.now)) return 'LICENSE_KEY_EXPIRED';
    const license = await giveLicense(inner, row, isBeside);
    await updateRecord(catalogue, definitions.licenseKeys, row.id, {
      soldTo: instance,
      activatedFor: instance,
      license: license.id,
      dateActivated: call.now.toISOString(),
    });
    if (row.order) await markDelivered(inner, row.order);
    return license;
  });
}

/** An order is delivered when all its keys are activated. */
async function markDelivered(call: TransactionCall, id: string): Promise<void> {
  const own = { ...asSystem(call, call.actor.instance), db: call.db };
  const order = await findTyped(own, 'orders', id);
  if (order?.state !== 'PAID') return;
  const keys = await keysOf(call, id);
  if (keys.length < order.quantity || keys.some(({ activatedFor }) => !activatedFor)) return;
  await updateRecord(own, definitions.orders, id, { state: 'DELIVERED', dateDelivered: dayOf(call.now) });
}

/** Extends the licence of the set that is about to end, or creates one from today. */
async function giveLicense(
  call: TransactionCall,
  { licenseSet, order: orderId }: Pick<Typed<'licenseKeys'>, 'licenseSet' | 'order'>,
  isBeside: boolean,
): Promise<ActivatedLicense> {
  const { instance, contact } = call.actor;
  const own = { ...asSystem(call, instance), db: call.db };
  const order = orderId ? await findTyped(own, 'orders', orderId) : undefined;
  const today = dayOf(call.now);
  const dateOrdered = order?.dateOrdered ?? today;
  const isOfSeats = order?.kind === 'SEATS';
  const changed = isOfSeats
    ? await addSeats(own, order)
    : isBeside && order?.kind !== 'RENEWAL'
      ? undefined
      : await renew(own, { licenseSet, license: order?.license ?? null, dateOrdered });
  const { id, name, validFrom, validBefore, maxUser } = typed(
    'licenses',
    changed ??
      (await createRecord(own, definitions.licenses, {
        licenseSet,
        dateOrdered,
        validFrom: today,
        ...(isOfSeats ? { validBefore: order.periodTill } : {}),
        userContact: contact,
        // Keys are issued on payment.
        isPaid: true,
      })),
  );
  return { id, name, validFrom, validBefore, maxUser };
}

/**
 * Adds seats to the licence they were ordered for. Undefined if its end differs from the paid period because it was
 * renewed meanwhile: the seats then become a separate licence until that day.
 */
async function addSeats(own: TransactionCall, order: Typed<'orders'>): Promise<Row | undefined> {
  const licence = order.license ? await findTyped(own, 'licenses', order.license) : undefined;
  if (!licence || licence.validBefore !== order.periodTill || licence.maxUser === null) return undefined;
  const seats = (await grantsOfSet(own, order.licenseSet))?.grants(dayOf(own.now)).maxUser;
  if (!seats) return undefined;
  return updateRecord(own, definitions.licenses, licence.id, { maxUser: licence.maxUser + seats });
}

/**
 * Extends the licence that is about to end; its users keep their seats, and a resignation is withdrawn. Undefined if a
 * fixed end date of the set leaves no time to add.
 */
async function renew(
  own: TransactionCall,
  { licenseSet, license, dateOrdered }: { licenseSet: string; license: string | null; dateOrdered: string },
): Promise<Row | undefined> {
  const licences = await listTyped(own, 'licenses');
  const today = dayOf(own.now);
  const earlier =
    license === null
      ? licenseToRenew(licences, licenseSet, today)
      : licenseOrderedToRenew(licences, { licenseSet, license }, today);
  const set = earlier && (await grantsOfSet(own, licenseSet));
  if (!set) return undefined;
  const granted = set.grants(earlier.validBefore);
  const isLonger = granted.validBefore === null || granted.validBefore > earlier.validBefore;
  if (!isLonger) return undefined;
  const isForAll = !earlier.categories?.length || granted.categories.length === 0;
  return updateRecord(own, definitions.licenses, earlier.id, {
    validBefore: granted.validBefore,
    nextExpectedDate: granted.validBefore,
    maxUser:
      earlier.maxUser === null || granted.maxUser === null
        ? null
        : Math.max(earlier.maxUser, granted.maxUser),
    categories: isForAll ? [] : [...new Set([...(earlier.categories ?? []), ...granted.categories])],
    dateOrdered,
    dateRenewed: dayOf(own.now),
    isPaid: true,
    hasResigned: false,
    dateResigned: null,
  });
}
