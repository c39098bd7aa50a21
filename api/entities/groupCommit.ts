import type { Knex } from 'knex';
import { Deferred } from '../base/Deferred';
import { isConflict, isDatabaseAway } from '../base/database/databaseFaults';
import { beginTransaction, commitTransaction } from '../base/database/transact';
import { type Attempt, type LookedUp, lockProving, Outdated } from './attempt';
import type { StoredRow } from './hooks';
import { numberRows } from './numberRows';
import { storeTogether } from './storeTogether';
import type { WriteItem } from './writeRows';

/** A single-row write waiting for the group commit of its account. */
interface Member {
  attempt: Attempt;
  item: WriteItem;
  /** Derived rows of other entities. */
  along: readonly StoredRow[];
  stored: Deferred;
  /** Outcome of its own transaction once the row is stored; true: commit. */
  decided: Deferred<boolean>;
  ended: Deferred;
}
interface Queue {
  waiting: Member[];
  /** The transaction of the next group, begun while the previous group runs. */
  next?: Promise<Knex.Transaction> | undefined;
}

/** Maximum group size, well below the limits of packets and prepared statements. */
const mostMembers = 20;
const queues = new WeakMap<Knex, Map<string, Queue>>();

/**
 * Group commit: stores the row together with all other waiting writes of the account in this process, with one
 * numbering, history insert and commit for all. Equivalent to separate writes in order of the numbers: no member has
 * read what an earlier member writes, and a write whose hooks run queries afterwards is repeated alone. Resolves when
 * the row is stored; `attempt.joined` then ends the transaction.
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

/** Whether, as far as known, the write runs no queries after its row is stored. */
export const mayJoin = (attempt: Attempt, item: WriteItem): boolean =>
  !shapesOf(attempt.db).has(shapeOf(item));

const shapes = new WeakMap<Knex, Set<string>>();

/** Writes whose hooks ran queries afterwards; they are excluded from groups. */
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
  // Synchronously: a member that joins an unprocessed queue would wait forever.
  end();
  await queue.next?.then((unused) => unused.rollback()).catch(() => {});
}

/** A failed BEGIN is reported to the group that uses it. */
function beginAhead(db: Knex): Promise<Knex.Transaction> {
  const begun = beginTransaction(db);
  begun.catch(() => {});
  return begun;
}

/** How many rows of previous groups are compared; for others the database detects the conflict. */
const mostRecent = 200;

/** The next members; rejects those whose lookups the previous groups changed. */
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

/** Whether it depends on what the other member writes. */
const dependsOn = (member: Member, other: Member): boolean =>
  rowsOf(other).some((row) => isSameRow(member.item, row) || hasLookedUp(member, row));

/** Whether it depends on the row before that write. */
const isOutdatedBy = (member: Member, row: StoredRow): boolean =>
  isSameRow(member.item, row)
    ? member.item.before?.version !== row.after.version
    : hasLookedUp(member, row, Number(row.after.changeNumber));

const isSameRow = (one: StoredRow, other: StoredRow): boolean =>
  one.entity.name === other.entity.name && one.after.id === other.after.id;

/** Whether it looked the row up before this number. */
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
    // A failing member does not fail the others: they are repeated.
    if (decisions.includes(false)) throw new Outdated();
    await commitTransaction(trx);
    for (const { ended } of members) ended.resolve();
    return true;
  } catch (error) {
    if (trx && !trx.isCompleted()) await trx.rollback().catch(() => {});
    // Each member of a failed group is repeated alone to find its own error.
    const isOfAll = members.length === 1 || isStored || isConflict(error) || isDatabaseAway(error);
    for (const member of members) refuse(member, isOfAll ? error : new Outdated());
    return false;
  }
}

function refuse({ stored, ended }: Member, error: unknown): void {
  stored.reject(error);
  ended.reject(error);
}
