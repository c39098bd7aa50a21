import { entities, isEntityName } from '@plumbline/resources/entities/index';
import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import type { Knex } from 'knex';
import { type Attempt, attemptOf, type LookedUp, type Sources } from './attempt';
import type { Call } from './call';
import { currentChangeNumbers } from './changeNumber';
import { selectRows } from './selectRows';

interface LookUp<T> {
  /** The question, unique within the account. */
  key: string;
  of: Sources;
  load: (db: Knex | Knex.Transaction) => Promise<T>;
  /** Depends on what the write itself changes: a cached answer would always be outdated. */
  isFresh?: boolean;
}
interface Answer extends LookedUp {
  value: Promise<unknown>;
  /** As `number`, for the shared catalogue. */
  catalogue: number;
}

/**
 * A lookup that a write depends on. Before the account is locked, a cached answer may be used if the account and
 * catalogue have not changed what it depends on, which is verified when locking. Afterwards it is read in the
 * transaction. Answers are shared and must not be modified.
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
  // A rejected lookup is handled by the caller that awaits it.
  return (await answer.value) as T;
}

/** Changes of the account are verified later; for the catalogue only its counter tells. */
async function isUsable(attempt: Attempt, answer: Answer): Promise<boolean> {
  const names = Object.keys(answer.of);
  if (!names.some(isShared) && performance.now() - answer.provedAt < lasting) return true;
  const { number, catalogue } = await numbersOf(attempt);
  if (number - answer.number > mostBehind) return false;
  const changes = await catalogueChanges(attempt.db, catalogue);
  return names.every((resource) => (changes.get(resource) ?? 0) <= answer.catalogue);
}

// The account's own row is in the account, with its history.
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

/** The current numbers of account and catalogue, read once per write. */
async function numbersOf(attempt: Attempt): Promise<{ number: number; catalogue: number }> {
  attempt.numbers ??= currentChangeNumbers(attempt.db, [attempt.instance, CATALOGUE_ID]);
  const [number = 0, catalogue = 0] = await attempt.numbers;
  return { number, catalogue };
}

/** Milliseconds within which an account writes too little for verification to cost more than a query. */
const lasting = 1000;

/** Whether the account is not locked yet. */
export function looksUpFor({ db }: Pick<Call, 'db'>, instance: string): boolean {
  const attempt = attemptOf(db);
  return attempt !== undefined && !attempt.isLocked && attempt.instance === instance;
}

/** Outdated answers are queried again. */
export function forgetLookedUp(db: Knex, lookedUp: ReadonlySet<LookedUp>): void {
  const known = answersOf(db);
  for (const [name, answer] of known) if (lookedUp.has(answer)) known.delete(name);
}

/** Above this number of changes a new query is cheaper than comparing. */
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
  // A failure is reported only to its callers.
  answer.value.catch(() => {
    if (known.get(name) === answer) known.delete(name);
  });
}

type Changes = ReadonlyMap<string, number>;
interface Seen {
  until: number;
  /** The newest number per catalogue entity since caching began. */
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
