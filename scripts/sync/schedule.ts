import fc from 'fast-check';
import type { NetworkFault } from './faultyTransport';

/** One thing that happens in a hall, on its way or in the server room. Tabs 0 and 1 are on one device, 2 and 3 on another. */
export type Happening =
  | { what: 'save' | 'finding' | 'photo'; tab: number; audit: 0 | 1 }
  | { what: 'sign' | 'sync' | 'settle' | 'discard'; tab: number }
  | { what: 'resolve'; tab: number; side: 'mine' | 'theirs' }
  | { what: 'endTab'; tab: number; step: number; moment: 'before' | 'after' }
  | { what: 'meet'; device: 0 | 1; faults: (NetworkFault | null)[] }
  | { what: 'network'; device: 0 | 1; isThere: boolean }
  | { what: 'killServer'; statement: number; moment: 'before' | 'after' }
  | { what: 'restart' };

export interface Schedule {
  /** Two devices of one person, or of two. */
  areTwoPeople: boolean;
  happenings: Happening[];
}

const tab = fc.integer({ min: 0, max: 3 });
const device = fc.constantFrom<0 | 1>(0, 1);
const audit = fc.constantFrom<0 | 1>(0, 1);
const moment = fc.constantFrom<'before' | 'after'>('before', 'after');
const fault = fc.constantFrom<NetworkFault | null>(
  null,
  'unreachable',
  'lost',
  'lost',
  'otherAccount',
  401,
  413,
  429,
  500,
  503,
  507,
);

const happening: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ what: fc.constant('save' as const), tab, audit }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('finding' as const), tab, audit }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('photo' as const), tab, audit }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('sign' as const), tab }) },
  { weight: 5, arbitrary: fc.record({ what: fc.constant('sync' as const), tab }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('settle' as const), tab }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('discard' as const), tab }) },
  {
    weight: 2,
    arbitrary: fc.record({
      what: fc.constant('resolve' as const),
      tab,
      side: fc.constantFrom<'mine' | 'theirs'>('mine', 'theirs'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      what: fc.constant('endTab' as const),
      tab,
      step: fc.integer({ min: 1, max: 15 }),
      moment,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      what: fc.constant('meet' as const),
      device,
      faults: fc.array(fault, { minLength: 1, maxLength: 4 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ what: fc.constant('network' as const), device, isThere: fc.boolean() }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      what: fc.constant('killServer' as const),
      statement: fc.integer({ min: 1, max: 60 }),
      moment,
    }),
  },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('restart' as const) }) },
);

const anySchedule: fc.Arbitrary<Schedule> = fc.record({
  areTwoPeople: fc.boolean(),
  happenings: fc.array(happening, { minLength: 4, maxLength: 14 }),
});

/** Schedules in which the server surely dies while something is being sent to it. */
export const schedulesWithKill: fc.Arbitrary<Schedule> = fc
  .record({
    areTwoPeople: fc.boolean(),
    before: fc.array(happening, { maxLength: 4 }),
    saves: fc.array(
      fc.record({ what: fc.constantFrom('save' as const, 'finding' as const, 'photo' as const), tab, audit }),
      {
        minLength: 1,
        maxLength: 4,
      },
    ),
    statement: fc.integer({ min: 1, max: 30 }),
    moment,
    after: fc.array(happening, { maxLength: 4 }),
  })
  .map(({ areTwoPeople, before, saves, statement, moment: when, after }) => ({
    areTwoPeople,
    happenings: [
      ...before,
      { what: 'restart' },
      { what: 'killServer', statement, moment: when },
      ...saves,
      { what: 'sync', tab: saves[0]?.tab ?? 0 },
      { what: 'settle', tab: saves[0]?.tab ?? 0 },
      ...after,
    ],
  }));

/** All kinds of schedules; a good part of them sends while the server dies, which chance alone brings too rarely. */
export const schedules: fc.Arbitrary<Schedule> = fc.oneof(
  { weight: 3, arbitrary: anySchedule },
  { weight: 2, arbitrary: schedulesWithKill },
);

/**
 * How many schedules are played. A failure prints seed and path; SYNC_SEED and SYNC_PATH play it again, SYNC_SCHEDULES
 * plays more. Interleavings also depend on the machine, so that a rare one may need several attempts.
 */
export function runs(number: number): fc.Parameters<[Schedule]> {
  const { SYNC_SCHEDULES, SYNC_SEED, SYNC_PATH } = process.env;
  return {
    numRuns: Number(SYNC_SCHEDULES ?? number),
    ...(SYNC_SEED ? { seed: Number(SYNC_SEED) } : {}),
    ...(SYNC_PATH ? { path: SYNC_PATH } : {}),
    // One schedule takes well under a second; one that hangs is a failure as well.
    timeout: 60_000,
    // Smaller schedules of the same kind would each take their time and often fail in another way.
    endOnFailure: true,
  };
}
