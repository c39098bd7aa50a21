import type { Role } from '@plumbline/resources/language/permissions';
import fc from 'fast-check';
import type { Row } from '../../../../entities/rowMapper';
import type { Door } from './doors';

const types = ['light', 'maintenance', 'expert'] as const;
const pick = <const T>(...values: readonly T[]) => fc.constantFrom(...values);
const door = pick<Door>('rest', 'outbox', 'import', 'history');
const role = pick<Role>('Owner', 'Administrator', 'Employee');
const often = (isTrue: number) => fc.integer({ min: 1, max: 10 }).map((at) => at <= isTrue);
// Results that end a sequence early, or are often refused, have a lower weight.
const results = pick('OKAY', 'OKAY', 'OKAY', 'REPAIR_CAN_USE', 'REPAIR_LOCKED', 'REPAIR_LOCKED', 'SCRAP');

/** One action by a user or by the product. */
const step = fc.oneof(
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('plan' as const), type: pick(...types) }) },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('find' as const),
      level: pick('green', 'orange', 'orange', 'red'),
      door,
      isLate: fc.boolean(),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('finish' as const),
      type: pick(...types),
      result: results,
      isNegative: fc.boolean(),
      isConfirmed: often(8),
      answers: pick('all', 'all', 'all', 'none', 'some'),
      outcome: pick('REMEDIED', 'UNCHANGED', 'WORSE'),
      worse: pick('orange', 'red'),
      hasSeen: fc.boolean(),
      daysAgo: fc.integer({ min: 0, max: 6 }),
      nextIn: pick(null, 3, 2000),
      door: pick<Door>('rest', 'outbox'),
      role,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('correct' as const),
      patch: pick<Row>(
        { result: 'OKAY' },
        { result: 'REPAIR_LOCKED' },
        { comment: 'x' },
        { dateAudited: null },
        { nextAuditDate: '2031-01-01' },
        { isFinished: false },
        { confirmedContradiction: true },
      ),
      hasReason: fc.boolean(),
      door,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('close' as const),
      by: pick('deficiency', 'task'),
      isTold: fc.boolean(),
      status: pick('COMPLETED', 'OPEN'),
      door,
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('downgrade' as const), door }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('delete' as const),
      hasReason: often(8),
      answer: pick(null, 'KEPT', 'OKAY'),
      door: pick<Door>('rest', 'outbox'),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('step' as const),
      name: pick(
        'lock',
        'unlock',
        'unlock',
        'scrap',
        'unscrap',
        'unscrap',
        'archive',
        'unarchive',
        'unarchive',
        'markNotTraceable',
      ),
      hasReason: often(7),
      role,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('dates' as const),
      name: pick('lastAuditDate', 'nextAuditDate', 'isLocked', 'isScrapped'),
      days: fc.integer({ min: -400, max: 900 }),
      hasReason: fc.boolean(),
      door,
      role,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), days: pick(1, 5, 12, 20, 30) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cover' as const), covers: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('interval' as const), days: pick(5, 7, 14) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('bin' as const) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('compile' as const) }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('sign' as const), door: pick<Door>('rest', 'outbox') }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('finalize' as const),
      role,
      isOwn: fc.boolean(),
      isMade: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('correctReport' as const) }) },
  {
    weight: 7,
    arbitrary: fc.record({
      kind: fc.constant('edit' as const),
      what: pick(
        'comment',
        // Refused more often than the others.
        ...(['inspector', 'inspector'] as const),
        'contact',
        'piece',
        'place',
        'deficiency',
        'dueDate',
        'inspection',
      ),
      isSigned: often(7),
      days: fc.integer({ min: 31, max: 400 }),
      door,
      role,
    }),
  },
);
export type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const finished = {
  ...{ kind: 'finish' as const, type: 'light' as const, isNegative: false, isConfirmed: true },
  ...{ answers: 'all' as const, outcome: 'REMEDIED' as const, worse: 'orange' as const, hasSeen: true },
  ...{ daysAgo: 0, nextIn: null, door: 'rest' as const, role: 'Owner' as const },
};

/** A report finalized on the second attempt, after a lock changed its content, and then corrected. */
const reported: Step[] = [
  { ...finished, result: 'OKAY' },
  { kind: 'compile' },
  { kind: 'finalize', role: 'Owner', isOwn: true, isMade: false },
  { kind: 'step', name: 'lock', hasReason: true, role: 'Owner' },
  { kind: 'finalize', role: 'Owner', isOwn: true, isMade: false },
  { kind: 'finalize', role: 'Owner', isOwn: true, isMade: true },
  { kind: 'correctReport' },
];

/** A finished inspection loses the only deficiency that its result rested on. */
const withoutGround = (answer: 'KEPT' | 'OKAY'): Step[] => [
  { kind: 'find', level: 'orange', door: 'rest', isLate: false },
  { ...finished, result: 'REPAIR_CAN_USE', isConfirmed: false },
  { kind: 'delete', hasReason: true, answer: null, door: 'outbox' },
  { kind: 'delete', hasReason: true, answer, door: 'rest' },
];

/** Scrapped by mistake. */
const unscrapped: Step[] = (['scrap', 'unscrap'] as const).map((name) => ({
  kind: 'step',
  name,
  hasReason: true,
  role: 'Owner',
}));

const begins: readonly Step[][] = [
  [],
  [],
  [],
  [],
  reported,
  reported,
  withoutGround('KEPT'),
  [...withoutGround('OKAY'), ...unscrapped],
];

/** 40 to 44 steps; every second sequence starts with what random steps rarely reach. */
export const sequence: fc.Arbitrary<Step[]> = fc
  .tuple(pick(...begins), fc.array(step, { minLength: 40, maxLength: 44 }))
  .map(([begin, steps]) => [...begin, ...steps.slice(begin.length)]);
