import { expect, it } from 'vitest';
import { type LockingFact, lockReasonsOf } from './lockReasons';

const locking: LockingFact = {
  id: 'a',
  type: 'expert',
  result: 'REPAIR_LOCKED',
  dateAudited: '2026-11-22T23:30:00.000Z',
  isLifted: false,
  isUnaware: false,
  inspector: 'Tomasz Brzęczyk',
};

it('names the day on the clock of the hall, not the one before it that a server in UTC still has', () => {
  const [found] = lockReasonsOf({
    piece: { isScrapped: false, lockReasons: null },
    inspections: [locking],
    redDeficiencies: [],
    endOfUse: null,
    today: '2026-11-23',
  });
  expect(found).toMatchObject({ kind: 'inspection', since: '2026-11-23', by: 'Tomasz Brzęczyk' });
});
