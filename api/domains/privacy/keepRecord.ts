import { entities } from '@plumbline/resources/entities/index';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { asSystem } from '../../entities/call';
import { createRecord } from '../../entities/createRecord';
import type { TransactionCall } from '../../entities/hooks';
import type { Row } from '../../entities/rowMapper';
import { noteSecurityEvent } from '../../platform/securityLog';

interface Done {
  kind: 'EXPORT' | 'ERASURE';
  entity: AnyEntity;
  row: Row;
  reason: string | null;
}

/** Records in the account that personal data was exported or erased, when, by whom and why, but not the data. */
export async function keepRecord(call: TransactionCall, { kind, entity, row, reason }: Done): Promise<void> {
  const by = await call.db('users').where({ id: call.actor.user }).first('firstName', 'lastName', 'email');
  const requestedBy =
    [by?.firstName, by?.lastName].filter(Boolean).join(' ') || by?.email || call.actor.email;
  const system = { ...asSystem(call, String(row.instance)), db: call.db };
  await createRecord(system, entities.privacyRecords, {
    doneAt: call.now.toISOString(),
    kind,
    entity: entity.name,
    person: row.id,
    requestedBy,
    user: by ? call.actor.user : null,
    reason,
  });
  await noteSecurityEvent(call, [String(row.instance)], {
    kind: kind === 'EXPORT' ? 'DATA_EXPORTED' : 'PERSON_ERASED',
    user: call.actor.user,
    // The name of an erased person must not be stored again.
    contact: kind === 'EXPORT' && entity.name === 'contacts' ? row : null,
    resource: entity.name,
    detail: reason,
  });
}
