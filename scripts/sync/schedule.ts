import fc from 'fast-check';
import type { Leg, NetworkFault } from './faultyTransport';

/**
 * One event in a hall, on the connection or on the server. Tabs 0 and 1 are on one device, 2 and 3 on another; tab 4
 * is on the first one, in another account.
 */
export type Happening =
  | { what: 'save' | 'photo'; tab: number; audit: 0 | 1 }
  | { what: 'finding' | 'sign' | 'sync' | 'settle' | 'discard'; tab: number }
  | { what: 'resolve'; tab: number; side: 'mine' | 'theirs' }
  | { what: 'network'; device: 0 | 1; isThere: boolean }
  | { what: 'wait'; device: 0 | 1; seconds: number }
  | Trouble;

/** A fault that stays armed until it has happened. `tab` is where it happens. */
export type Trouble =
  | { what: 'call'; tab: number; leg: Leg; fault: NetworkFault; isOvertaken: boolean }
  | { what: 'step'; tab: number; fault: NetworkFault }
  | { what: 'race'; tab: number; second: 'update' | 'delete' | 'create' }
  | { what: 'deletion' | 'twoTabs'; tab: number }
  | { what: 'diskFull'; tab: number; writes: number }
  | { what: 'clockBack'; tab: number; hours: number; isOffline: boolean }
  | { what: 'tabKilled'; tab: number; step: number; moment: Moment }
  | { what: 'serverKilled'; tab: number; statement: number; moment: Moment };
type Moment = 'before' | 'after';

export interface Schedule {
  /** Two devices of two people, or of one. */
  areTwoPeople: boolean;
  happenings: Happening[];
}

const tab = fc.integer({ min: 0, max: 3 });
const device = fc.constantFrom<0 | 1>(0, 1);
const audit = fc.constantFrom<0 | 1>(0, 1);
const moment = fc.constantFrom<Moment>('before', 'after');
const constant = <T extends string>(what: T) => fc.constant(what);

const work: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ what: constant('save'), tab, audit }) },
  { weight: 2, arbitrary: fc.record({ what: constant('photo'), tab, audit }) },
  {
    weight: 2,
    arbitrary: fc.record({ what: constant('finding'), tab: fc.integer({ min: 0, max: 4 }) }),
  },
  { weight: 2, arbitrary: fc.record({ what: constant('sign'), tab }) },
  { weight: 2, arbitrary: fc.record({ what: constant('sync'), tab }) },
  { weight: 1, arbitrary: fc.record({ what: constant('settle'), tab }) },
  { weight: 1, arbitrary: fc.record({ what: constant('discard'), tab }) },
  {
    weight: 2,
    arbitrary: fc.record({
      what: constant('resolve'),
      tab,
      side: fc.constantFrom<'mine' | 'theirs'>('mine', 'theirs'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ what: constant('network'), device, isThere: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ what: constant('wait'), device, seconds: fc.nat({ max: 90 }) }) },
);

export const faults: readonly NetworkFault[] = [
  'unreachable',
  'lost',
  'timeout',
  'twice',
  'otherAccount',
  401,
  413,
  429,
  500,
  503,
  507,
];

/** Besides faults of single calls. */
export const kindsOfTrouble: readonly Exclude<Trouble['what'], 'call'>[] = [
  'step',
  'race',
  'deletion',
  'twoTabs',
  'diskFull',
  'clockBack',
  'tabKilled',
  'serverKilled',
];

const call = (leg: fc.Arbitrary<Leg>, fault: fc.Arbitrary<NetworkFault>) =>
  fc.record({ what: constant('call'), tab, leg, fault, isOvertaken: fc.boolean() });

const serverKilled = fc.record({
  what: constant('serverKilled'),
  tab,
  statement: fc.integer({ min: 1, max: 30 }),
  moment,
});

/** Each kind of fault at least once. */
const troubles: fc.Arbitrary<Happening[]> = fc
  .tuple(
    ...faults.map((fault) => call(fc.constant('push'), fc.constant(fault))),
    call(fc.constant('photo'), fc.constantFrom(...faults)),
    call(fc.constant('pull'), fc.constantFrom(...faults)),
    // Steps are not guarded by a version against being applied twice.
    fc.record({ what: constant('step'), tab, fault: fc.constant<'lost'>('lost') }),
    fc.record({ what: constant('step'), tab, fault: fc.constant<'timeout'>('timeout') }),
    fc.record({ what: constant('race'), tab, second: fc.constant<'update'>('update') }),
    fc.record({ what: constant('race'), tab, second: fc.constant<'delete'>('delete') }),
    fc.record({ what: constant('race'), tab, second: fc.constant<'create'>('create') }),
    fc.record({ what: constant('deletion'), tab }),
    fc.record({ what: constant('twoTabs'), tab }),
    fc.record({ what: constant('diskFull'), tab, writes: fc.nat({ max: 8 }) }),
    fc.record({
      what: constant('clockBack'),
      tab,
      hours: fc.integer({ min: 1, max: 12 }),
      isOffline: fc.boolean(),
    }),
    fc.record({ what: constant('tabKilled'), tab, step: fc.integer({ min: 1, max: 15 }), moment }),
    serverKilled,
  )
  .chain((all) => fc.shuffledSubarray<Happening>(all, { minLength: all.length }));

/** All kinds of faults in random order, with people at work in between. */
export const schedules: fc.Arbitrary<Schedule> = fc.record({
  areTwoPeople: fc.boolean(),
  happenings: fc
    .tuple(troubles, fc.array(fc.array(work, { maxLength: 2 }), { minLength: 30, maxLength: 30 }))
    .map(([all, between]) => all.flatMap((one, index) => [one, ...(between[index] ?? [])])),
});

/** Schedules in which the server is killed while it receives commands. */
export const schedulesWithKill: fc.Arbitrary<Schedule> = fc
  .tuple(fc.boolean(), fc.array(work, { maxLength: 4 }), serverKilled, fc.array(work, { maxLength: 4 }))
  .map(([areTwoPeople, before, kill, after]) => ({ areTwoPeople, happenings: [...before, kill, ...after] }));

/**
 * Number of schedules, and their seed. A failure prints the path of the failed one; SYNC_SEED and SYNC_PATH repeat it,
 * SYNC_SCHEDULES sets the number.
 */
export function runs(number: number): fc.Parameters<[Schedule]> & { numRuns: number; seed: number } {
  const { SYNC_SCHEDULES, SYNC_SEED, SYNC_PATH } = process.env;
  const seed = Number(SYNC_SEED ?? Date.now() % 2 ** 31);
  console.info(`SYNC_SEED=${seed}`);
  return {
    numRuns: Number(SYNC_SCHEDULES ?? number),
    seed,
    ...(SYNC_PATH ? { path: SYNC_PATH } : {}),
    // A schedule that hangs has failed; on a busy machine one takes up to a minute.
    timeout: 300_000,
    // No shrinking: smaller schedules each take time and often fail differently.
    endOnFailure: true,
  };
}
