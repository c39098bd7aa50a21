import { entities } from '@plumbline/resources/entities/index';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { isReference } from '@plumbline/resources/language/fields/types/reference';
import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import { may, type Operation } from '@plumbline/resources/language/permissions';
import { rowTitle } from '@plumbline/resources/language/rowTitle';
import {
  belongings,
  isPerson,
  mentioningLists,
  mentions,
  personalFields,
} from '@plumbline/resources/rules/privacy/privacy';
import { ApiError, type ErrorData, fail, failFields } from '../../base/errors/errors';
import { asSystem, type Call, inTransaction } from '../../entities/call';
import { deleteRecord } from '../../entities/deleteRecord';
import { findRecord } from '../../entities/getRecord';
import type { TransactionCall } from '../../entities/hooks';
import { type Row, rowMapper } from '../../entities/rowMapper';
import { today } from '../../entities/today';
import { blankHistory, blankMentions, dropFromLists, overwrite } from './blankRows';
import { type Erased, erasedIn, erasedValues, namesOf } from './erasedValues';
import { findMentions, type Mention } from './findMentions';
import { keepRecord } from './keepRecord';
import { type Traces, technicalTables } from './technicalTables';

/**
 * Erases a person permanently: the row, its history, dependent rows and, if it belongs to no other account, the user.
 * What the person did remains, attributed to "erased person <day>"; finished reports and their PDFs are not changed,
 * since the record of an inspection has to name its inspector (GDPR, art. 17 (3) b). IN_USE, LAST_OWNER and similar
 * codes name the obstacle; INVALID at `reason` or, if the typed name differs, at `confirm`; PERSON_ERASED if it was
 * erased before.
 */
export async function erasePerson(
  call: Call,
  entity: AnyEntity,
  id: string,
  { reason, confirm }: { reason: unknown; confirm: unknown },
): Promise<{ id: string }> {
  return inTransaction({ ...call, reachesTerminated: true }, async (inner) => {
    const row = await findPersonRow(inner, entity, id);
    const errors = {
      ...(typeof reason === 'string' && reason.trim() ? {} : { reason: { message: 'validation.required' } }),
      ...(typeof reason === 'string' && reason.length > 500
        ? { reason: { message: 'validation.maxLength', args: { max: 500 } } }
        : {}),
      ...(sameText(confirm, rowTitle(entity, row)) ? {} : { confirm: { message: 'validation.notTheName' } }),
    };
    if (Object.keys(errors).length > 0) failFields(errors);
    await erase(inner, entity, row);
    await keepRecord(inner, { kind: 'ERASURE', entity, row, reason: String(reason).trim() });
    return { id };
  });
}

export interface ErasurePreview {
  /** Text the user has to type as confirmation. */
  title: string;
  /** Obstacle, as the error that erasing would throw; null: none. */
  obstacle: { code: string; data: ErrorData } | null;
  /** Texts that may name the person and are not replaced automatically; the user decides about them. */
  mentions: Mention[];
}

/** Whether erasing would succeed: runs it and rolls it back. */
export async function previewErasure(call: Call, entity: AnyEntity, id: string): Promise<ErasurePreview> {
  const seen: Omit<ErasurePreview, 'obstacle'> = { title: '', mentions: [] };
  try {
    await inTransaction({ ...call, reachesTerminated: true }, async (inner) => {
      const row = await findPersonRow(inner, entity, id);
      seen.title = rowTitle(entity, row);
      const before = await findMentions(inner, entity, row);
      await erase(inner, entity, row);
      // Only what remains after erasing.
      const after = await findMentions(inner, entity, row);
      seen.mentions = before.filter((one) => after.some((other) => isSamePlace(one, other)));
      throw takenBack;
    });
  } catch (error) {
    if (error === takenBack) return { ...seen, obstacle: null };
    if (seen.title && error instanceof ApiError)
      return { ...seen, obstacle: { code: error.code, data: error.data } };
    throw error;
  }
  return { ...seen, obstacle: null };
}

const isSamePlace = (one: Mention, other: Mention): boolean =>
  one.id === other.id && one.field === other.field;

const takenBack = new Error('taken back');

async function findPersonRow(call: TransactionCall, entity: AnyEntity, id: string): Promise<Row> {
  const { actor } = call;
  // Support staff in an account may not erase.
  if (!isPerson(entity) || actor.mirroring) fail('FORBIDDEN', { resource: entity.name, operation: 'delete' });
  // Users have no delete right; those who may update them may erase them.
  const operation: Operation = entity.permissions[actor.role]?.delete === undefined ? 'update' : 'delete';
  const found = await findRecord(call, entity, id, { operation, deleted: true, lock: true });
  const row = found ?? fail('NOT_FOUND', { resource: entity.name, id });
  if (!may(entity, operation, actor, row)) fail('FORBIDDEN', { resource: entity.name, operation });
  if (row.erasedAt) fail('PERSON_ERASED');
  return row;
}

async function erase(call: TransactionCall, entity: AnyEntity, row: Row): Promise<void> {
  // For a contact, `deleteRecord` throws this.
  if (row.id === call.actor.user) fail('CANNOT_DELETE_ONESELF');
  const erased = erasedIn(call.actor.language, today(call));
  const hasDelete = entity.permissions[call.actor.role]?.delete !== undefined;
  const deleting = hasDelete ? call : systemIn(call, String(row.instance));
  // Deleting clears references to the person, so dependent rows are read first.
  const own = await readBelongings(call, entity, row);
  if (row.deletedAt === null) await deleteRecord(deleting, entity, String(row.id));
  await blank(call, { entity, row, own }, erased);
  const user = await orphanedUser(call, entity, row);
  if (user) await eraseUser(call, user, erased);
  await clearTables(call, entity, { row, user });
}

async function eraseUser(call: TransactionCall, user: Row, erased: Erased): Promise<void> {
  const system = systemIn(call, CATALOGUE_ID);
  const own = await readBelongings(call, entities.users, user);
  await deleteRecord(system, entities.users, String(user.id));
  await blank(system, { entity: entities.users, row: user, own }, erased);
}

/** Deletes a contact of an account that is erased as a whole, and the user if it belongs to no other account. */
export async function eraseSeat(call: TransactionCall, row: Row): Promise<void> {
  const user = await orphanedUser(call, entities.contacts, row);
  await call.db('contacts').where({ id: row.id }).delete();
  if (user) await eraseUser(call, user, erasedIn(call.actor.language, today(call)));
  await clearTables(call, entities.contacts, { row, user });
}

/** Deletes sessions, tokens, queued mails and similar rows. */
async function clearTables(
  { db }: TransactionCall,
  entity: AnyEntity,
  { row, user }: { row: Row; user: Row | null },
): Promise<void> {
  const signIn = entity.scope === 'person' ? row : user;
  const traces: Traces = {
    user: signIn && String(signIn.id),
    emails: signIn ? [String(signIn.email)] : [],
    contacts: signIn === row ? [] : [String(row.id)],
  };
  for (const { name, of, emptied } of technicalTables) {
    const query = db(name);
    of(query, traces);
    if (emptied) await query.update(Object.fromEntries(emptied.map((column) => [column, null])));
    else await query.delete();
  }
}

interface Belonging {
  entity: AnyEntity;
  id: string;
}

async function readBelongings(call: TransactionCall, person: AnyEntity, row: Row): Promise<Belonging[]> {
  const found: Belonging[] = [];
  for (const { entity, by } of belongings(person.name)) {
    const rows: Row[] = await call
      .db(entity.name)
      .where({ [by]: row.id })
      .select('id');
    const isKnown = (id: unknown) => found.some((one) => one.entity === entity && one.id === id);
    found.push(...rows.filter(({ id }) => !isKnown(id)).map(({ id }) => ({ entity, id: String(id) })));
  }
  return found;
}

const systemIn = (call: TransactionCall, instance: string): TransactionCall => ({
  ...asSystem(call, instance),
  db: call.db,
});

/** The user of a contact if it belongs to no other account; the provider's staff keep theirs. */
async function orphanedUser(call: TransactionCall, entity: AnyEntity, row: Row): Promise<Row | null> {
  const field = entity.fields.user;
  if (!isReference(field) || typeof row.user !== 'string') return null;
  const user = await findRecord(systemIn(call, CATALOGUE_ID), entities.users, row.user);
  if (!user || user.systemRole || user.erasedAt) return null;
  const other = await call
    .db(entity.name)
    .where({ user: user.id, deletedAt: null })
    .whereNot({ id: row.id })
    .first('id');
  return other ? null : user;
}

interface Blanked {
  entity: AnyEntity;
  row: Row;
  own: readonly Belonging[];
}

/** Blanks the row, its dependent rows, and the person's name in other rows of the account. */
async function blank(call: TransactionCall, { entity, row, own }: Blanked, erased: Erased): Promise<void> {
  await call.db(entity.name).where({ id: row.id }).update({ custom: null });
  await blankHistory(call, entity, row);
  await overwrite(call, entity, await currentRow(call, entity, row.id), {
    ...erasedValues(entity, row.id, erased),
    erasedAt: call.now.toISOString(),
  });
  for (const { entity: other, id } of own) {
    const held = await currentRow(call, other, id);
    await blankHistory(call, other, held);
    const filled = personalFields(other).filter((name) => held[name] !== null);
    if (!other.withoutCustomFields) await call.db(other.name).where({ id }).update({ custom: null });
    const values = erasedValues(other, id, erased);
    await overwrite(call, other, held, Object.fromEntries(filled.map((name) => [name, values[name]])));
  }
  const names = namesOf(entity, row);
  const replacement = `${erased.word} ${erased.day}`;
  for (const { entity: other, names: fields } of mentions())
    await blankMentions(call, other, { instance: String(row.instance), fields, names, replacement });
  for (const { entity: other, list, names: fields } of mentioningLists())
    await dropFromLists(call, other, { instance: String(row.instance), list, fields, names });
}

const currentRow = async (call: TransactionCall, entity: AnyEntity, id: unknown): Promise<Row> =>
  rowMapper(entity).read(await call.db(entity.name).where({ id }).first());

const sameText = (typed: unknown, title: string): boolean =>
  typeof typed === 'string' &&
  typed.trim().toLowerCase().replace(/\s+/g, ' ') === title.toLowerCase().replace(/\s+/g, ' ');
