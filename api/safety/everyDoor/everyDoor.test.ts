import { definitions } from '@plumbline/resources/entities/index';
import { newId } from '@plumbline/resources/ids';
import type { Role } from '@plumbline/resources/permissions';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import type { Call } from '../../entities/call';
import { deleteRecord } from '../../entities/deleteRecord';
import { registerHooks } from '../../entities/hooks';
import type { Row } from '../../entities/rowMapper';
import { takeStep } from '../../entities/takeStep';
import { updateRecord } from '../../entities/updateRecord';
import { planInspection } from '../../planning/planInspection';
import { buildCustomer, type Customer, okay, rackRegulation, upright } from '../../planning/testing/customer';
import { configureTasks } from '../../tasks/configureTasks';
import { useTestDatabase } from '../../testing/database';
import { actorOf, build } from '../../testing/factories';
import { advanceSafety } from '../advanceSafety';
import { alertHooks } from '../configureSafety';
import { add, type Door, refusalOf, restore, send } from './doors';
import { checkSentences, type Told } from './sentences';

const database = useTestDatabase();
let given: Customer;
let regulations: Told['regulations'];
beforeAll(async () => {
  configureTasks();
  registerHooks('deficiencies', alertHooks);
  given = await buildCustomer(database.db);
  const of = async (type: 'expert' | 'light' | 'maintenance', days: number) => ({
    id: (
      await build(database.db, given.account, 'auditRegulations', {
        ...rackRegulation,
        type,
        interval: days,
        intervalUnit: 'DAILY',
        isMandatory: type !== 'maintenance',
      })
    ).id,
    days,
  });
  regulations = {
    expert: await of('expert', 365),
    light: await of('light', 7),
    maintenance: await of('maintenance', 90),
  };
  await updateRecord(given.call, definitions.categories, given.category, {
    auditRegulations: Object.values(regulations).map(({ id }) => id),
  });
});

const types = ['light', 'maintenance', 'expert'] as const;
const pick = <T>(...values: readonly T[]) => fc.constantFrom(...values);
const door = pick<Door>('rest', 'outbox', 'import', 'history');
const role = pick<Role>('Owner', 'Administrator', 'Employee');
const results = pick('OKAY', 'REPAIR_CAN_USE', 'REPAIR_LOCKED', 'SCRAP');

/** One thing that somebody, or the product itself, does. */
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('plan' as const), type: pick(...types) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('find' as const),
      level: pick('green', 'orange', 'red'),
      door,
      isLate: fc.boolean(),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('finish' as const),
      result: results,
      isNegative: fc.boolean(),
      isConfirmed: fc.boolean(),
      answers: pick('all', 'none', 'some'),
      outcome: pick('REMEDIED', 'UNCHANGED', 'WORSE'),
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
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('step' as const),
      name: pick('lock', 'unlock', 'scrap', 'unscrap', 'archive', 'unarchive', 'markNotTraceable'),
      hasReason: fc.boolean(),
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
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 20 }) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cover' as const), covers: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('interval' as const), days: pick(5, 7, 14) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('bin' as const) }) },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

interface World {
  told: Told;
  now: Date;
}

const callOf = ({ now }: World, role: Role = 'Owner'): Call => ({
  db: database.db,
  actor: actorOf(given.account, role, { contact: given.auditor }),
  now,
});
const ids = async (table: string, where: Row, more = 'id'): Promise<string[]> =>
  (
    await database
      .db(table)
      .where({ ...where, deletedAt: null })
      .orderBy('id')
      .select(more)
  ).map((row) => row[more]);
const dayIn = ({ now }: World, days: number): string =>
  new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);

type Doing<K extends Step['kind']> = (world: World, step: Extract<Step, { kind: K }>) => Promise<void>;
const doing: { [K in Step['kind']]: Doing<K> } = {
  plan: async (world, { type }) => {
    const { equipment } = world.told;
    const planning = { ...given.draft({ type }), datePlanned: dayIn(world, 1) };
    await refusalOf(planInspection(callOf(world), { planning, equipments: [equipment] }));
  },
  find: async (world, { level, door, isLate }) => {
    const [audit] = await ids('audits', { equipment: world.told.equipment, isFinished: isLate ? 1 : 0 });
    if (!audit) return;
    await add(callOf(world), door, 'deficiencies', {
      id: newId(),
      audit,
      description: 'Bent',
      dangerLevel: level,
      dateDue: dayIn(world, 30),
      ...(isLate ? { correctionReason: 'Forgotten' } : {}),
    });
  },
  finish: async (world, wish) => {
    const { equipment } = world.told;
    const [audit] = await ids('audits', { equipment, isFinished: 0 });
    if (!audit) return;
    const open = (await ids('deficiencies', { equipment })).filter(
      (_, at) => wish.answers !== 'some' || at % 2 === 0,
    );
    const own = new Set(await ids('deficiencies', { audit }));
    const piece = await given.equipment(equipment);
    const patch: Row = {
      answers: okay.map((answer) =>
        wish.isNegative && answer.checkpoint === upright ? { ...answer, answer: 'NOT_OKAY' } : answer,
      ),
      result: wish.result,
      isFinished: true,
      dateAudited: new Date(world.now.getTime() - wish.daysAgo * 86_400_000).toISOString(),
      confirmedContradiction: wish.isConfirmed,
      nextAuditDate: wish.nextIn === null ? null : dayIn(world, wish.nextIn),
      followUps:
        wish.answers === 'none'
          ? []
          : open
              .filter((id) => !own.has(id))
              .map((deficiency) => ({
                id: newId(),
                deficiency,
                outcome: wish.outcome,
                dangerLevel: wish.outcome === 'WORSE' ? 'red' : null,
              })),
      seenLocks: wish.hasSeen ? (piece.lockReasons ?? []).map(({ id }) => ({ id: newId(), lock: id })) : [],
    };
    const code = await send(callOf(world, wish.role), wish.door, { entity: 'audits', id: audit, patch });
    if (code === null && wish.result === 'SCRAP') world.told.isScrapped = true;
  },
  correct: async (world, { patch, hasReason, door }) => {
    const finished = await ids('audits', { equipment: world.told.equipment, isFinished: 1 });
    const audit = finished.at(-1);
    if (!audit) return;
    const reason = hasReason ? { correctionReason: 'Read wrongly' } : {};
    await send(callOf(world), door, { entity: 'audits', id: audit, patch: { ...patch, ...reason } });
  },
  close: async (world, { by, isTold, status, door }) => {
    const { equipment } = world.told;
    const id = (await ids(by === 'task' ? 'tasks' : 'deficiencies', { equipment })).at(-1);
    if (!id) return;
    const words = by === 'task' ? ['completionNote', 'completedBy'] : ['remedy', 'remediedBy'];
    const told = isTold ? Object.fromEntries(words.map((name) => [name, 'Replaced'])) : {};
    const entity = by === 'task' ? 'tasks' : 'deficiencies';
    await send(callOf(world), door, { entity, id, patch: { status, ...told } });
  },
  downgrade: async (world, { door }) => {
    const [id] = await ids('deficiencies', { equipment: world.told.equipment, dangerLevel: 'red' });
    if (id) await send(callOf(world), door, { entity: 'deficiencies', id, patch: { dangerLevel: 'green' } });
  },
  step: async (world, { name, hasReason, role }) => {
    const { told } = world;
    const args = hasReason ? { stateReason: 'Known' } : {};
    const code = await refusalOf(
      takeStep(callOf(world, role), definitions.equipments, told.equipment, { name, args }),
    );
    if (code !== null) return;
    const before = await given.equipment(told.equipment);
    if (name === 'lock')
      told.isLockedByHand = (before.lockReasons ?? []).some(({ kind }) => kind === 'person');
    if (name === 'unlock') told.isLockedByHand = false;
    if (name === 'scrap') told.isScrapped = true;
    if (name === 'unscrap' && told.isScrapped)
      Object.assign(told, { isScrapped: false, isLockedByHand: true });
  },
  dates: async (world, { name, days, hasReason, door, role }) => {
    const value = name.startsWith('is') ? days > 0 : dayIn(world, days);
    const reason = hasReason ? { nextAuditDateReason: 'Agreed' } : {};
    const { equipment } = world.told;
    await send(callOf(world, role), door, {
      entity: 'equipments',
      id: equipment,
      patch: { [name]: value, ...reason },
    });
    const [duty] = await database
      .db('inspectionDuties')
      .where({ equipment, regulation: regulations.expert.id, deletedAt: null })
      .select('statedDate');
    // What was accepted as stated is told by the duty; that it is no later than today, by this.
    world.told.stated = duty?.statedDate ?? null;
    if (world.told.stated) expect(world.told.stated <= dayIn(world, 1)).toBe(true);
  },
  wait: async (world, { days }) => {
    world.now = new Date(world.now.getTime() + days * 86_400_000);
    world.told.today = dayIn(world, 0);
    await advanceSafety(database.db, world.now);
  },
  cover: async (world, { covers }) => {
    world.told.expertCoversLight = covers;
    const alsoCovers = covers ? [regulations.light.id] : [];
    await updateRecord(callOf(world), definitions.auditRegulations, regulations.expert.id, { alsoCovers });
  },
  interval: async (world, { days }) => {
    regulations.light.days = days;
    await updateRecord(callOf(world), definitions.auditRegulations, regulations.light.id, { interval: days });
  },
  bin: async (world) => {
    const { equipment } = world.told;
    const code = await refusalOf(deleteRecord(callOf(world), definitions.equipments, equipment));
    if (code !== null) return;
    await checkSentences(database.db, world.told);
    expect(await restore(callOf(world), 'equipments', equipment)).toBeNull();
  },
};

const take = (world: World, one: Step): Promise<void> =>
  (doing[one.kind] as (world: World, one: Step) => Promise<void>)(world, one); // each kind has its own line

/** 300 sequences of 40 steps; `SEQUENCES` and `SEED` run others. A failure prints its seed and the shortest sequence. */
it('every sentence on safety is true after every step, whichever door it comes through', async () => {
  const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31));
  process.stdout.write(`every door: seed ${seed}\n`);
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 40, maxLength: 44 }), async (steps) => {
      const now = new Date('2026-11-17T12:00:00.000Z');
      const equipment = await given.rack({ dateOfFirstUse: '2018-12-20', maxYearsOfUse: 8 });
      const told: Told = {
        equipment,
        isLockedByHand: false,
        isScrapped: false,
        isGone: false,
        today: '2026-11-17',
        regulations,
        expertCoversLight: false,
        stated: null,
      };
      const world: World = { told, now };
      await doing.cover(world, { kind: 'cover', covers: false });
      for (const one of steps) {
        await take(world, one);
        await checkSentences(database.db, told);
      }
      // Later sequences change the regulations: what has ended is not looked at again.
      await database.db('equipments').where({ id: equipment }).update({ deletedAt: now });
    }),
    { numRuns: Number(process.env.SEQUENCES ?? 300), seed, endOnFailure: process.env.SHRINK === 'no' },
  );
}, 1_800_000);
