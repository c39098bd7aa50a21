import type { Knex } from 'knex';
import { Deferred } from '../base/Deferred';
import { isConflict, isDatabaseAway } from '../base/database/databaseFaults';
import { beginTransaction, commitTransaction } from '../base/database/transact';
import { type Attempt, type LookedUp, lockProving, Outdated } from './attempt';
import type { StoredRow } from './hooks';
import { numberRows } from './numberRows';
import { storeTogether } from './storeTogether';
import type { WriteItem } from './writeRows';

/** A write of one row that waits to be committed with others of its account. */
interface Member {
  attempt: Attempt;
  item: WriteItem;
  /** Rows of other entities that follow from it. */
  along: readonly StoredRow[];
  stored: Deferred;
  /** What becomes of its own transaction once its row is stored; true: it is to be committed. */
  decided: Deferred<boolean>;
  ended: Deferred;
}
interface Queue {
  waiting: Member[];
  /** The transaction of the next group, begun while the one before is carried out. */
  next?: Promise<Knex.Transaction> | undefined;
}

/** Members of one group: their statements stay far below what a packet or a prepared statement takes. */
const mostMembers = 20;
const queues = new WeakMap<Knex, Map<string, Queue>>();

/**
 * Stores the row of an attempt that has asked for nothing but look-ups, in one transaction with the rows of all other such
 * writers of its account in this process that wait for the group before: numbering, writing, history and commit are done
 * once for all. It comes out as if each had been written alone, in the order of the numbers: no member has looked up what an
 * earlier one writes, and whose hooks ask for anything once the rows are stored is done again by itself. Resolves when the row is
 * stored; `attempt.joined` then ends the transaction.
 */
export async function storeInGroup(
  attempt: Attempt,
  { item, along }: Pick<Member, 'item' | 'along'>,
): Promise<void> {
  const shape = shapeOf(item);
  const member: Member = {
    attempt,
    item,
    along,
    stored: new Deferred(),
    decided: new Deferred(),
    ended: new Deferred(),
  };
  attempt.isLocked = true;
  attempt.joined = {
    commit: () => {
      member.decided.resolve(true);
      return member.ended.promise;
    },
    rollback: () => {
      member.decided.resolve(false);
      return member.ended.promise.catch(() => {});
    },
    refusal: () => {
      shapesOf(attempt.db).add(shape);
      return new Outdated();
    },
  };
  const known = queues.get(attempt.db) ?? new Map<string, Queue>();
  queues.set(attempt.db, known);
  const queue = known.get(attempt.instance);
  if (queue) {
    queue.waiting.push(member);
    queue.next ??= beginAhead(attempt.db);
  } else {
    const begun: Queue = { waiting: [member] };
    known.set(attempt.instance, begun);
    void carryOutAll(attempt, begun, () => known.delete(attempt.instance));
  }
  await member.stored.promise;
}

/** Whether nothing is known that would make this write ask for more once its row is stored. */
export const mayJoin = (attempt: Attempt, item: WriteItem): boolean =>
  !shapesOf(attempt.db).has(shapeOf(item));

const shapes = new WeakMap<Knex, Set<string>>();

/** Writes after which hooks had to ask for something: they are not tried in a group again. */
function shapesOf(db: Knex): Set<string> {
  const known = shapes.get(db) ?? new Set<string>();
  shapes.set(db, known);
  return known;
}

const shapeOf = ({ entity, operation, changed }: WriteItem): string =>
  operation === 'create' ? `create ${entity.name}` : `update ${entity.name} ${[...changed].sort().join()}`;

async function carryOutAll({ db, instance }: Attempt, queue: Queue, end: () => void): Promise<void> {
  let recent: readonly StoredRow[] = [];
  while (queue.waiting.length > 0) {
    const members = nextGroup(queue, recent);
    if (members.length === 0) continue;
    const trx = queue.next ?? beginTransaction(db);
    queue.next = queue.waiting.length > 0 ? beginAhead(db) : undefined;
    const isDone = await carryOut(trx, instance, members);
    if (isDone) recent = [...recent, ...members.flatMap(rowsOf)].slice(-mostRecent);
  }
  // At once: a member that joined a queue nobody carries out would wait for ever.
  end();
  await queue.next?.then((unused) => unused.rollback()).catch(() => {});
}

/** One that fails to begin is told to the group that takes it. */
function beginAhead(db: Knex): Promise<Knex.Transaction> {
  const begun = beginTransaction(db);
  begun.catch(() => {});
  return begun;
}

/** Rows of the groups before that are looked at; who is passed over has its own group refused by the database. */
const mostRecent = 200;

/** The members that come next; refuses those who have read or looked up what the groups before changed. */
function nextGroup(queue: Queue, recent: readonly StoredRow[]): Member[] {
  const group: Member[] = [];
  const later: Member[] = [];
  for (const member of queue.waiting) {
    if (recent.some((row) => isOutdatedBy(member, row))) refuse(member, new Outdated());
    else if (group.length === mostMembers || group.some((one) => dependsOn(member, one))) later.push(member);
    else group.push(member);
  }
  queue.waiting = later;
  return group;
}

const rowsOf = ({ item, along }: Member): StoredRow[] => [item, ...along];

/** Whether it rests on what the other one is about to write. */
const dependsOn = (member: Member, other: Member): boolean =>
  rowsOf(other).some((row) => isSameRow(member.item, row) || hasLookedUp(member, row));

/** Whether it rests on a row as it was before that was written. */
const isOutdatedBy = (member: Member, row: StoredRow): boolean =>
  isSameRow(member.item, row)
    ? member.item.before?.version !== row.after.version
    : hasLookedUp(member, row, Number(row.after.changeNumber));

const isSameRow = (one: StoredRow, other: StoredRow): boolean =>
  one.entity.name === other.entity.name && one.after.id === other.after.id;

/** Whether it has looked the row up, as it was before this number. */
const hasLookedUp = (
  { attempt }: Member,
  { entity, after }: StoredRow,
  before = Number.POSITIVE_INFINITY,
): boolean =>
  [...attempt.lookedUp].some(({ of, number }) => {
    const sources = isNamed(of, entity.name) ? of[entity.name] : undefined;
    return number < before && (sources === 'all' || sources?.includes(String(after.id)) === true);
  });

const isNamed = (of: LookedUp['of'], name: string): name is keyof LookedUp['of'] => name in of;

async function carryOut(
  begun: Promise<Knex.Transaction>,
  instance: string,
  members: readonly Member[],
): Promise<boolean> {
  let trx: Knex.Transaction | undefined;
  let isStored = false;
  try {
    trx = await begun;
    const lookedUp = new Set(members.flatMap(({ attempt }) => [...attempt.lookedUp]));
    const rows = members.flatMap(rowsOf);
    const last = await lockProving(trx, { instance, lookedUp, count: rows.length });
    numberRows(rows, last - rows.length + 1);
    await storeTogether(
      trx,
      members.map(({ item }) => item),
      members.flatMap(({ along }) => along),
    );
    isStored = true;
    for (const { stored } of members) stored.resolve();
    const decisions = await Promise.all(members.map(({ decided }) => decided.promise));
    // Who gives up takes nothing of the others along: they are done again.
    if (decisions.includes(false)) throw new Outdated();
    await commitTransaction(trx);
    for (const { ended } of members) ended.resolve();
    return true;
  } catch (error) {
    if (trx && !trx.isCompleted()) await trx.rollback().catch(() => {});
    // What one of several is refused for, each finds out by itself.
    const isOfAll = members.length === 1 || isStored || isConflict(error) || isDatabaseAway(error);
    for (const member of members) refuse(member, isOfAll ? error : new Outdated());
    return false;
  }
}

function refuse({ stored, ended }: Member, error: unknown): void {
  stored.reject(error);
  ended.reject(error);
}
