import { idOf } from '../../base/times/weekOf';
import type { EntityHooks, Write } from '../../entities/hooks';
import type { Row } from '../../entities/rowMapper';
import { enqueue, enqueueAll } from '../jobs/jobs';
import { carryAssigned } from './carryAssigned';
import { codeStandings } from './codeStandings';
import { registerCarried } from './registerCarried';

export const recheckKind = 'recheckCodes';
/** Milliseconds of the window after which other accounts' warnings are checked again, once per code. */
const pause = 10 * 60_000;
/** Margin in milliseconds: writes of the window are committed by then. */
const longestWrite = 60_000;

/** Sets the warning of a code; the same codes in other accounts are checked again later. */
export const qrCodeHooks: EntityHooks = {
  async beforeWriteMany(writes) {
    for (const write of writes) adopt(write);
    const concerned = writes.filter(isOtherCode);
    await recheckLater(concerned, 'code');
    const used = concerned.flatMap(({ after }) => (after ? [usedBy(after)] : []));
    const [first] = concerned;
    const standings = first ? await codeStandings(first.call.db, homeOf(first), used) : [];
    const known = new Map(used.map((one, index) => [one, standings[index]] as const));
    const byRow = new Map(concerned.filter(({ after }) => after).map((write, index) => [write, used[index]]));
    return (write) => {
      const one = byRow.get(write);
      const standing = one && known.get(one);
      if (!write.after) return;
      if (standing) {
        write.after.warning = standing.warnings[0] ?? null;
        write.after.checkerIdRange = standing.range;
      }
      if (write.before && write.before.warning !== write.after.warning) write.after.dateAsked = null;
    };
  },
  async afterWriteMany(writes) {
    for (const { call, before, after } of writes)
      if (after && !call.isSystem && after.equipment && before?.equipment !== after.equipment)
        await carryAssigned(call, after);
  },
};

/** The code of a piece of equipment may have a warning, or cause one elsewhere. */
export const carrierHooks: EntityHooks = {
  async beforeWriteMany(writes) {
    await recheckLater(writes, 'qrCode');
    return () => {};
  },
  async afterWriteMany(writes) {
    const changed = writes.filter(
      ({ operation, before, after }) => operation !== 'update' || before?.qrCode !== after?.qrCode,
    );
    const [first] = changed;
    if (!first) return;
    await registerCarried(first.call, {
      instance: homeOf(first),
      carriers: changed.flatMap(({ after }) =>
        after?.qrCode ? [{ equipment: String(after.id), code: String(after.qrCode) }] : [],
      ),
      lost: changed.flatMap(({ before }) => (before?.qrCode ? [String(before.qrCode).toLowerCase()] : [])),
    });
  },
};

/** Buyer and extent of a range affect the warnings of its codes. */
export const soldHooks: EntityHooks = {
  async afterWrite({ call, before, after }) {
    const ranges = [before, after].flatMap((row) => (row ? [rangeOf(row)] : []));
    await enqueue(call.db, {
      instance: String((after ?? before)?.instance),
      kind: recheckKind,
      subject: String((after ?? before)?.id),
      payload: { ranges },
      now: call.now,
    });
  },
};

const rangeOf = ({ prefix, firstNumber, lastNumber }: Row): Row => ({ prefix, firstNumber, lastNumber });

const usedBy = (row: Row) => ({
  code: String(row.code ?? ''),
  equipment: typeof row.equipment === 'string' ? row.equipment : null,
  isRow: true,
});

/** A row that a person assigns stays, whatever its equipment carries. */
function adopt({ call, operation, after }: Write): void {
  if (operation === 'update' && !call.isSystem && after?.equipment && after.isFromEquipment)
    after.isFromEquipment = false;
}

const homeOf = ({ after, before }: Write): string => String((after ?? before)?.instance);

const isOtherCode = ({ operation, before, after }: Write): boolean =>
  operation !== 'update' || before?.code !== after?.code || before?.equipment !== after?.equipment;

/** Codes that have a row, or that equipment of another account carries; usually there are none. */
async function recheckLater(writes: readonly Write[], field: 'code' | 'qrCode'): Promise<void> {
  const [first] = writes;
  const codes = new Set(
    writes.flatMap(({ operation, before, after }) =>
      operation === 'update' && before?.[field] === after?.[field] && field === 'qrCode'
        ? []
        : [before?.[field], after?.[field]].flatMap((code) => (code ? [String(code).toLowerCase()] : [])),
    ),
  );
  if (!first || codes.size === 0) return;
  const { call } = first;
  const registered: Row[] = await call
    .db('qrCodes')
    .whereIn('codeKey', [...codes])
    .distinct({ key: 'codeKey' });
  const carried: Row[] = await call
    .db('equipments')
    .whereIn('qrCodeKey', [...codes])
    .whereNot({ instance: homeOf(first) })
    .distinct({ key: 'qrCodeKey' });
  const { now } = call;
  const begun = new Date(now.getTime() - (now.getTime() % pause));
  await enqueueAll(
    call.db,
    // In one order, so that concurrent writers of the same codes do not deadlock.
    [...new Set([...registered, ...carried].map(({ key }) => String(key)))].sort().map((code) => ({
      id: idOf(recheckKind, code, begun.toISOString()),
      instance: homeOf(first),
      kind: recheckKind,
      subject: homeOf(first),
      payload: { codes: [code] },
      now,
      runAfter: new Date(begun.getTime() + pause + longestWrite),
    })),
  );
}
