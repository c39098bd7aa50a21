import { definitions, entities } from '@plumbline/resources/entities/index';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import { may } from '@plumbline/resources/language/permissions';
import { isPerson } from '@plumbline/resources/rules/privacy/privacy';
import { fail } from '../../base/errors/errors';
import { asSystem, type Call, inTransaction } from '../../entities/call';
import { getRecord } from '../../entities/getRecord';
import { type Row, rowMapper } from '../../entities/rowMapper';
import type { FileStore } from '../../platform/files/fileStore';
import { keepRecord } from './keepRecord';
import { type Archive, personArchive } from './personArchive';
import { personSections, type Section } from './personSections';
import type { Traces } from './technicalTables';

/**
 * Exports all personal data an account holds on one of its people, for users who may delete that person, and records
 * that. FORBIDDEN for others and for support staff in the account.
 */
export async function exportPerson(
  call: Call,
  store: FileStore,
  entity: AnyEntity,
  id: string,
): Promise<Archive> {
  if (!isPerson(entity) || call.actor.mirroring)
    fail('FORBIDDEN', { resource: entity.name, operation: 'read' });
  const row = await getRecord(call, entity, id);
  const isKeeper =
    may(entity, 'delete', call.actor, row) || (entity.scope === 'person' && call.actor.user !== id);
  if (!isKeeper) fail('FORBIDDEN', { resource: entity.name, operation: 'read' });
  await inTransaction(call, (inner) => keepRecord(inner, { kind: 'EXPORT', entity, row, reason: null }));
  const system = { ...asSystem(call, String(row.instance)), db: call.db };
  const isUser = entity.scope === 'person';
  const traces: Traces = {
    user: isUser ? id : null,
    emails: isUser ? [String(row.email)] : [],
    contacts: isUser ? [] : [id],
  };
  const sections = await personSections(system, { entity, row }, traces);
  return personArchive({
    call: system,
    store,
    language: call.actor.language,
    parts: [{ title: '', sections }],
  });
}

/** Exports the caller's own data: the user and each of its accounts, and records that in each. */
export async function exportOwn(call: Call, store: FileStore): Promise<Archive> {
  const { actor } = call;
  if (actor.mirroring) fail('FORBIDDEN', { resource: 'users', operation: 'read' });
  const home = { ...asSystem(call, CATALOGUE_ID), db: call.db };
  const user = await getRecord(home, entities.users, actor.user);
  const parts: { title: string; sections: Section[] }[] = [
    {
      title: '',
      sections: await personSections(
        home,
        { entity: entities.users, row: user },
        { user: actor.user, emails: [String(user.email)], contacts: [] },
      ),
    },
  ];
  const rows: Row[] = await call
    .db('contacts')
    .where({ user: actor.user, deletedAt: null })
    .orderBy('instance');
  for (const raw of rows) {
    const row = rowMapper(definitions.contacts).read(raw);
    const system = { ...asSystem(call, String(row.instance)), db: call.db };
    await inTransaction(call, (inner) =>
      keepRecord(inner, { kind: 'EXPORT', entity: entities.contacts, row, reason: null }),
    );
    const account: Row | undefined = await call
      .db('instances')
      .where({ id: row.instance })
      .first('companyName');
    const subject = { entity: entities.contacts, row };
    const traces: Traces = { user: null, emails: [], contacts: [String(row.id)] };
    parts.push({
      title: String(account?.companyName ?? ''),
      sections: await personSections(system, subject, traces),
    });
  }
  return personArchive({ call: home, store, language: actor.language, parts });
}
