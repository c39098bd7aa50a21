import { entities, isEntityName } from '@plumbline/resources/entities/index';
import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import type { Knex } from 'knex';
import { type Attempt, attemptOf, type LookedUp, type Sources } from './attempt';
import type { Call } from './call';
import { currentChangeNumbers } from './changeNumber';
import { selectRows } from './selectRows';

interface LookUp<T> {
  /** What is asked, within the account. */
  key: string;
  of: Sources;
  load: (db: Knex | Knex.Transaction) => Promise<T>;
  /** The write itself changes what it follows from: an earlier answer would be outdated each time. */
  isFresh?: boolean;
}
interface Answer extends LookedUp {
  value: Promise<unknown>;
  /** As `number`, of the shared catalogue. */
  catalogue: number;
}

/**
 * Looks something up that a write of the account depends on. Before the account is locked the answer may be one that was
 * given before, if neither the account nor the catalogue has changed what it follows from: that is proved when the account is
 * locked. Later it is read in the transaction. Others get the same answer: it must not be changed.
 */
export async function lookUp<T>(
  { db }: Pick<Call, 'db'>,
  { key, of, load, isFresh = false }: LookUp<T>,
): Promise<T> {
  const attempt = attemptOf(db);
  if (!attempt || attempt.isLocked) return load(db);
  const known = answersOf(attempt.db);
  const name = `${attempt.instance} ${key}`;
  const before = isFresh ? undefined : known.get(name);
  const answer =
    before && (await isUsable(attempt, before))
      ? before
      : await askAnew(attempt, { of, load: () => load(attempt.db) });
  if (answer !== before && !isFresh) remember(known, name, answer);
  if (answer === before) attempt.isRemembering = true;
  attempt.lookedUp.add(answer);
  // It was loaded for this caller to await.
  return (await answer.value) as T;
}

/** What the account changed is proved later; of what the catalogue changed, only reading its counter tells. */
async function isUsable(attempt: Attempt, answer: Answer): Promise<boolean> {
  const names = Object.keys(answer.of);
  if (!names.some(isShared) && performance.now() - answer.provedAt < lasting) return true;
  const { number, catalogue } = await numbersOf(attempt);
  if (number - answer.number > mostBehind) return false;
  const changes = await catalogueChanges(attempt.db, catalogue);
  return names.every((resource) => (changes.get(resource) ?? 0) <= answer.catalogue);
}

// The account's own row lies, with its history, in the account.
const isShared = (name: string): boolean =>
  isEntityName(name) && entities[name].scope !== 'instance' && entities[name].scope !== 'account';

async function askAnew(
  attempt: Attempt,
  { of, load }: { of: Sources; load: () => Promise<unknown> },
): Promise<Answer> {
  const { number, catalogue } = await numbersOf(attempt);
  await catalogueChanges(attempt.db, catalogue);
  return { of, number, catalogue, provedAt: performance.now(), value: load() };
}

/** The newest numbers of the account and the catalogue, read once for all that a write looks up. */
async function numbersOf(attempt: Attempt): Promise<{ number: number; catalogue: number }> {
  attempt.numbers ??= currentChangeNumbers(attempt.db, [attempt.instance, CATALOGUE_ID]);
  const [number = 0, catalogue = 0] = await attempt.numbers;
  return { number, catalogue };
}

/** Milliseconds in which an account can hardly write so much that looking at it takes longer than asking anew. */
const lasting = 1000;

/** Whether `lookUp` still answers before the account is locked. */
export function looksUpFor({ db }: Pick<Call, 'db'>, instance: string): boolean {
  const attempt = attemptOf(db);
  return attempt !== undefined && !attempt.isLocked && attempt.instance === instance;
}

/** Answers that turned out to be outdated are asked for anew. */
export function forgetLookedUp(db: Knex, lookedUp: ReadonlySet<LookedUp>): void {
  const known = answersOf(db);
  for (const [name, answer] of known) if (lookedUp.has(answer)) known.delete(name);
}

/** With more changes in between it is cheaper to ask again than to look at each of them. */
const mostBehind = 100;
const mostAnswers = 5000;
const allAnswers = new WeakMap<Knex, Map<string, Answer>>();

function answersOf(db: Knex): Map<string, Answer> {
  const known = allAnswers.get(db) ?? new Map<string, Answer>();
  allAnswers.set(db, known);
  return known;
}

function remember(known: Map<string, Answer>, name: string, answer: Answer): void {
  known.delete(name);
  if (known.size >= mostAnswers) known.delete(known.keys().next().value ?? '');
  known.set(name, answer);
  // A failed one is told to its callers alone.
  answer.value.catch(() => {
    if (known.get(name) === answer) known.delete(name);
  });
}

type Changes = ReadonlyMap<string, number>;
interface Seen {
  until: number;
  /** The newest number of each entity of the catalogue since answers are remembered. */
  changes: Map<string, number>;
}
const seen = new WeakMap<Knex, Seen>();

async function catalogueChanges(db: Knex, until: number): Promise<Changes> {
  const known = seen.get(db) ?? { until, changes: new Map<string, number>() };
  seen.set(db, known);
  if (known.until < until) {
    const rows = await selectRows(
      db,
      `select resource, max(changeNumber) as last from history
       where instance = ? and changeNumber > ? and changeNumber <= ? group by resource`,
      [CATALOGUE_ID, known.until, until],
    );
    for (const { resource, last } of rows)
      known.changes.set(String(resource), Math.max(Number(last), known.changes.get(String(resource)) ?? 0));
    known.until = Math.max(known.until, until);
  }
  return known.changes;
}
