import { isId, newId } from '@plumbline/resources/language/ids';
import type { EntityName } from '@plumbline/resources/language/names';
import type { Actor } from '@plumbline/resources/language/permissions';
import type {
  ImportConversion,
  ImportCounts,
  ImportNotice,
  ImportPlan,
  ImportProblem,
  ImportQuestion,
  ImportSession,
  ImportState,
  RecognisedList,
} from '@plumbline/resources/rules/import/importSession';
import type { Knex } from 'knex';
import { fail } from '../../../base/errors/errors';
import type { Row } from '../../../entities/rowMapper';
import type { TableOptions } from '../reading/openTable';

/** A session as stored; the actor is the user who uploaded the list. */
export interface StoredSession extends ImportSession {
  instance: string;
  actor: Actor;
  options: TableOptions;
}

const lifetime = 24 * 60 * 60 * 1000;

export interface NewSession {
  id: string;
  resource: EntityName;
  fileName: string;
  size: number;
  options: TableOptions;
  list: RecognisedList;
}

export async function createSession(
  db: Knex,
  actor: Actor,
  now: Date,
  session: NewSession,
): Promise<StoredSession> {
  await db('imports').insert({
    id: session.id,
    instance: actor.instance,
    user: actor.user,
    actor: JSON.stringify(actor),
    resource: session.resource,
    fileName: session.fileName.slice(0, 255),
    size: session.size,
    state: 'read',
    options: JSON.stringify(session.options),
    list: JSON.stringify(session.list),
    createdAt: now,
    expiresAt: new Date(now.getTime() + lifetime),
  });
  return findSession(db, actor, now, session.id);
}

/** The session, if the actor uploaded it in this account and it has not expired; else IMPORT_NOT_FOUND. */
export async function findSession(db: Knex, actor: Actor, now: Date, id: string): Promise<StoredSession> {
  if (!isId(id)) return fail('IMPORT_NOT_FOUND');
  const row: Row | undefined = await db('imports')
    .where({ id, instance: actor.instance, user: actor.user })
    .where('expiresAt', '>', now)
    .first();
  return row ? readSession(row) : fail('IMPORT_NOT_FOUND');
}

export function readSession(row: Row): StoredSession {
  // Only this folder writes the table, so its JSON has these types.
  return {
    id: String(row.id),
    instance: String(row.instance),
    actor: json(row.actor) as Actor,
    resource: row.resource as EntityName,
    fileName: String(row.fileName),
    size: Number(row.size),
    state: row.state as ImportState,
    options: json(row.options) as TableOptions,
    list: json(row.list) as RecognisedList,
    plan: json(row.plan) as ImportPlan | null,
    counts: json(row.counts) as ImportCounts | null,
    problems: (json(row.problems) ?? []) as ImportProblem[],
    notices: (json(row.notices) ?? []) as ImportNotice[],
    questions: (json(row.questions) ?? []) as ImportQuestion[],
    conversions: (json(row.conversions) ?? []) as ImportConversion[],
    progress: { done: Number(row.doneRow), total: row.total === null ? null : Number(row.total) },
    error: json(row.error) as ImportSession['error'],
    createdAt: moment(row.createdAt),
    expiresAt: moment(row.expiresAt),
  };
}

/** The session as sent to the browser. */
export function publicSession({
  instance: _instance,
  actor: _actor,
  options: _options,
  ...session
}: StoredSession): ImportSession {
  return session;
}

/** Ids of the rows created so far; `row` is the stored session. */
export const createdIn = (row: Row): string[] => (json(row.created) ?? []) as string[];

export const newSessionId = (now: Date): string => newId(now.getTime());

// MySQL returns JSON parsed, MariaDB as text.
const json = (value: unknown): unknown => (typeof value === 'string' ? JSON.parse(value) : (value ?? null));
const moment = (value: unknown): string => (value instanceof Date ? value.toISOString() : String(value));
