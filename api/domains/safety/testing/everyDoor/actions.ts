import { definitions } from '@plumbline/resources/entities/index';
import { newId } from '@plumbline/resources/language/ids';
import { expect } from 'vitest';
import { deleteRecord } from '../../../../entities/deleteRecord';
import type { Row } from '../../../../entities/rowMapper';
import { takeStep } from '../../../../entities/takeStep';
import { updateRecord } from '../../../../entities/updateRecord';
import { okay, planInspection, upright } from '../../../planning';
import { advanceSafety } from '../../advanceSafety';
import { add, type Door, refusalOf, remove, restore, send } from './doors';
import { reportActions } from './reportActions';
import { checkSentences, dayOf, plus } from './sentences';
import type { Step } from './steps';
import { callOf, count, dayIn, ids, type World } from './world';

export type Action<K extends Step['kind']> = (
  world: World,
  step: Extract<Step, { kind: K }>,
) => Promise<void>;
const actions: { [K in Step['kind']]: Action<K> } = {
  ...reportActions,
  plan: (world, { type }) => plan(world, type),
  find: async (world, { level, door, isLate }) => {
    const { equipment } = world.told;
    const audit = isLate
      ? (await ids(world, 'audits', { equipment, isFinished: 1 })).at(-1)
      : await openAudit(world, 'expert');
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
    const audit = await openAudit(world, wish.type);
    if (!audit) return;
    const open = (await ids(world, 'deficiencies', { equipment })).filter(
      (_, at) => wish.answers !== 'some' || at % 2 === 0,
    );
    const own = new Set(await ids(world, 'deficiencies', { audit }));
    const asked = await world
      .db('deficiencies')
      .where({ equipment, deletedAt: null, isNotAsked: 0 })
      .whereNot({ status: 'COMPLETED' })
      .whereNot({ audit })
      .pluck('id');
    const piece = await world.given.equipment(equipment);
    const patch: Row = {
      answers: okay.map((answer) =>
        wish.isNegative && answer.checkpoint === upright ? { ...answer, answer: 'NOT_OKAY' } : answer,
      ),
      result: wish.result,
      isFinished: true,
      // Distinct times: the order of equal ones would depend on random ids, which no seed reproduces.
      dateAudited: new Date(world.now.getTime() - wish.daysAgo * 86_400_000 + nextSecond()).toISOString(),
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
                dangerLevel: wish.outcome === 'WORSE' ? wish.worse : null,
              })),
      seenLocks: wish.hasSeen ? (piece.lockReasons ?? []).map(({ id }) => ({ id: newId(), lock: id })) : [],
    };
    const code = await send(callOf(world, wish.role), wish.door, { entity: 'audits', id: audit, patch });
    if (code !== null) return;
    if (wish.result === 'SCRAP') world.told.isScrapped = true;
    const answered = new Set((patch.followUps as Row[]).map(({ deficiency }) => deficiency));
    const unanswered = asked.filter((id) => !answered.has(id));
    if (wish.door === 'rest') expect(unanswered, 'every open deficiency is answered').toEqual([]);
    const locks = (piece.lockReasons ?? []).filter(
      ({ kind }) => kind !== 'endOfUse' && kind !== 'deficiency',
    );
    const isUnaware = !wish.hasSeen && locks.length > 0;
    if (wish.door === 'outbox' && (unanswered.length > 0 || isUnaware))
      world.told.unaware.set(audit, [...unanswered, ...(isUnaware ? ['lock'] : [])]);
    count(world, world.told.unaware.has(audit) ? 'finished unaware' : 'inspection finished');
  },
  correct: async (world, { patch, hasReason, door }) => {
    const finished = await ids(world, 'audits', { equipment: world.told.equipment, isFinished: 1 });
    const audit = finished.at(-1);
    if (!audit) return;
    const reason = hasReason ? { correctionReason: 'Read wrongly' } : {};
    const change = { entity: 'audits' as const, id: audit, patch: { ...patch, ...reason } };
    if ((await send(callOf(world), door, change)) !== null || !hasReason) return;
    const { told } = world;
    const left: string[] = await world
      .db('deficiencies')
      .where({ equipment: told.equipment, deletedAt: null, isNotAsked: 0 })
      .whereNot({ status: 'COMPLETED' })
      .pluck('id');
    // Without one of the deficiencies that it did not know, there is nothing left to settle.
    if (told.unaware.get(audit)?.every((key) => key !== 'lock' && !left.includes(key)))
      told.unaware.delete(audit);
  },
  close: async (world, { by, isTold, status, door }) => {
    const { equipment } = world.told;
    const id = (await ids(world, by === 'task' ? 'tasks' : 'deficiencies', { equipment })).at(-1);
    if (!id) return;
    const words = by === 'task' ? ['completionNote', 'completedBy'] : ['remedy', 'remediedBy'];
    const told = isTold ? Object.fromEntries(words.map((name) => [name, 'Replaced'])) : {};
    const entity = by === 'task' ? 'tasks' : 'deficiencies';
    await send(callOf(world), door, { entity, id, patch: { status, ...told } });
  },
  downgrade: async (world, { door }) => {
    const [id] = await ids(world, 'deficiencies', { equipment: world.told.equipment, dangerLevel: 'red' });
    if (id) await send(callOf(world), door, { entity: 'deficiencies', id, patch: { dangerLevel: 'green' } });
  },
  delete: async (world, { hasReason, answer, door }) => {
    const [deficiency]: Row[] = await world
      .db('deficiencies as d')
      .join('audits as a', 'a.id', 'd.audit')
      .where({ 'd.equipment': world.told.equipment, 'd.deletedAt': null })
      .orderBy('d.id', 'desc')
      .limit(1)
      .select('d.id', 'a.isFinished');
    if (!deficiency) return;
    const given = {
      ...(hasReason ? { correctionReason: 'Of another rack' } : {}),
      ...(answer ? { contradictedResult: answer, contradictedLater: answer } : {}),
    };
    const code = await remove(callOf(world), door, {
      entity: 'deficiencies',
      id: String(deficiency.id),
      given,
    });
    if (code === 'AUDIT_CONTRADICTION') {
      expect(answer, 'a result is asked about until it is decided').toBeNull();
      count(world, 'result asked about');
    }
    if (code !== null) return;
    if (deficiency.isFinished) expect(hasReason, 'a correction has its reason').toBe(true);
    count(world, deficiency.isFinished ? 'deficiency deleted by correction' : 'deficiency deleted');
  },
  step: async (world, { name, hasReason, role }) => {
    const { told } = world;
    const take = (step: string, by: typeof role, args: Row) =>
      refusalOf(takeStep(callOf(world, by), definitions.equipments, told.equipment, { name: step, args }));
    // Unlocking tests nothing unless there is a lock.
    if (name === 'unlock' && !told.isLockedByHand && (await take('lock', 'Owner', {})) === null)
      told.isLockedByHand = true;
    const before = await world.given.equipment(told.equipment);
    if ((await take(name, role, hasReason ? { stateReason: 'Known' } : {})) !== null) return;
    if (name === 'unlock' ? before.isLocked : name === 'unscrap' && before.isScrapped) {
      expect(hasReason, 'a lock or scrapping is lifted with a reason').toBe(true);
      expect(role, 'a lock or scrapping is lifted by owners and administrators').not.toBe('Employee');
      count(world, `${name} with a reason`);
    }
    if (name === 'lock') told.isLockedByHand = true;
    if (name === 'unlock') told.isLockedByHand = false;
    if (name === 'scrap') told.isScrapped = true;
    if (name === 'unscrap' && told.isScrapped)
      Object.assign(told, { isScrapped: false, isLockedByHand: true });
  },
  dates: async (world, { name, days, hasReason, door, role }) => {
    const value = name.startsWith('is') ? days > 0 : dayIn(world, days);
    const reason = hasReason ? { nextAuditDateReason: 'Agreed' } : {};
    const { equipment } = world.told;
    const { latest, agreed, stands, isNews } = await knownDates(world, door);
    const code = await send(callOf(world, role), door, {
      entity: 'equipments',
      id: equipment,
      patch: { [name]: value, ...reason },
    });
    // An unchanged value is no change, and a restored value differs from the generated one.
    if (code !== null || door === 'history' || value === stands[name as keyof typeof stands]) return;
    // An import may skip a date and write the row without it.
    const isTaken = door !== 'import' || (await knownDates(world, door)).agreed === value;
    if (name === 'nextAuditDate' && isTaken && String(value) > latest && String(value) > agreed) {
      expect(role, 'later than the interval allows is decided by owners and administrators').not.toBe(
        'Employee',
      );
      expect(hasReason || door === 'import', 'later than the interval allows has a reason').toBe(true);
    }
    // The last inspection can be imported; users enter it with its inspector and proof instead.
    if (name !== 'lastAuditDate') return;
    expect(door, 'people state an inspection with its proof').toBe('import');
    if (isNews(String(value))) world.told.stated = String(value);
  },
  wait: async (world, { days }) => {
    world.now = new Date(world.now.getTime() + days * 86_400_000);
    world.told.today = dayIn(world, 0);
    await advanceSafety(world.db, world.now);
    const escalated = world.db('deficiencies').where({ equipment: world.told.equipment });
    if (await escalated.whereNotNull('escalatedOn').first('id')) count(world, 'escalated');
  },
  cover: async (world, { covers }) => {
    world.told.expertCoversLight = covers;
    const alsoCovers = covers ? [world.regulations.light.id] : [];
    await updateRecord(callOf(world), definitions.auditRegulations, world.regulations.expert.id, {
      alsoCovers,
    });
  },
  interval: async (world, { days }) => {
    world.regulations.light.days = days;
    await updateRecord(callOf(world), definitions.auditRegulations, world.regulations.light.id, {
      interval: days,
    });
  },
  bin: async (world) => {
    const { equipment } = world.told;
    const code = await refusalOf(deleteRecord(callOf(world), definitions.equipments, equipment));
    if (code !== null) return;
    await checkSentences(world.db, world.told);
    expect(await restore(callOf(world), 'equipments', equipment)).toBeNull();
  },
};

/**
 * `latest`: the day to which any user may postpone the expert inspection; `isNews`: whether an imported last inspection
 * counts.
 */
async function knownDates({ db, told, regulations: { expert } }: World, door: Door) {
  const { equipment, today } = told;
  const days: Date[] = await db('audits as a')
    .join('checklists as c', 'c.id', 'a.checklist')
    .where({ 'a.equipment': equipment, 'a.deletedAt': null, 'a.isFinished': 1, 'c.regulation': expert.id })
    .pluck('a.dateAudited');
  const inspected = days.map(dayOf).sort().at(-1) ?? null;
  const last = [inspected, told.stated].filter(Boolean).sort().at(-1);
  const duty = await db('inspectionDuties').where({ equipment, regulation: expert.id }).first('agreedDate');
  const piece = await db('equipments')
    .where({ id: equipment })
    .first('lastAuditDate', 'nextAuditDate', 'dateOfFirstUse');
  const begins = door === 'import' ? plus(today, expert.days) : piece.dateOfFirstUse;
  return {
    stands: { lastAuditDate: piece.lastAuditDate, nextAuditDate: piece.nextAuditDate },
    agreed: String(duty?.agreedDate ?? ''),
    latest: last ? plus(last, expert.days) : String(begins),
    isNews: (day: string) => day >= (inspected ?? '') && day !== piece.lastAuditDate,
  };
}

type Type = Extract<Step, { kind: 'plan' }>['type'];

async function plan(world: World, type: Type): Promise<void> {
  const planning = { ...world.given.draft({ type }), datePlanned: dayIn(world, 1) };
  await refusalOf(planInspection(callOf(world), { planning, equipments: [world.told.equipment] }));
}

/** The first open inspection; plans one if there is none. */
async function openAudit(world: World, type: Type): Promise<string | undefined> {
  const open = { equipment: world.told.equipment, isFinished: 0 };
  const [known] = await ids(world, 'audits', open);
  if (known) return known;
  await plan(world, type);
  return (await ids(world, 'audits', open))[0];
}

let seconds = 0;
const nextSecond = (): number => {
  seconds += 1;
  return (seconds % 1800) * 1000;
};

export const take = (world: World, one: Step): Promise<void> =>
  (actions[one.kind] as (world: World, one: Step) => Promise<void>)(world, one); // each kind has its entry
