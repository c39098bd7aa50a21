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

export const schedules: fc.Arbitrary<Schedule> = fc.record({
  areTwoPeople: fc.boolean(),
  happenings: fc.array(happening, { minLength: 4, maxLength: 14 }),
});
