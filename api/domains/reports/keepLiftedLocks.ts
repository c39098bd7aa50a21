import { newId } from '@plumbline/resources/language/ids';
import type { LockReason } from '@plumbline/resources/rules/locks/lockReasons';
import { liftedEntry } from '@plumbline/resources/rules/reports/locksTold';
import type { EntityHooks, Write } from '../../entities/hooks';
import { nameOfActor } from '../../entities/nameOfActor';
import type { Row } from '../../entities/rowMapper';
import { typed } from '../../entities/typedRecords';
import { plansOf } from '../duties';

const mostKept = 200;

/** Records a lock lifted by a user, or a withdrawn scrapping, on the equipment; the next report prints it. */
export const keepLiftedLocks: EntityHooks = {
  beforeWriteMany(writes) {
    // Changes by `refreshSafety` are planned before and are not lifts by a user.
    const lifting = new Set(writes.filter((write) => isLifting(write) && !isPlanned(write)));
    return Promise.resolve(async (write) => {
      const { before, after } = write;
      if (before && after && lifting.has(write)) after.liftedLocks = await withLifted(write, before, after);
    });
  },
};

const isPlanned = ({ call, after }: Write): boolean => plansOf(call).has(String(after?.id));
const isTakenBack = ({ before, after }: Write): boolean =>
  before?.isScrapped === true && after?.isScrapped === false;
const isLifting = (write: Write): boolean =>
  write.operation === 'update' &&
  (isTakenBack(write) || (write.before?.isLocked === true && write.after?.isLocked === false));

/** Locks by open red deficiencies and by the end of use cannot be lifted by a user. */
const liftable: LockReason['kind'][] = ['person', 'inspection'];

async function withLifted(write: Write, before: Row, after: Row) {
  const { call } = write;
  const lifting = {
    at: call.now.toISOString(),
    by: await nameOfActor(call),
    reason: typeof after.stateReason === 'string' ? after.stateReason : null,
  };
  const { lockReasons, liftedLocks } = typed('equipments', before);
  const kinds = isTakenBack(write) ? ['scrap'] : liftable;
  const lifted = (lockReasons ?? []).filter(({ kind }) => kinds.includes(kind));
  const entries = lifted.map((one) => ({ ...liftedEntry(one, lifting), id: newId() }));
  return [...(liftedLocks ?? []), ...entries].slice(-mostKept);
}
