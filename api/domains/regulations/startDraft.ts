import { definitions } from '@plumbline/resources/entities/index';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { isId, newId } from '@plumbline/resources/language/ids';
import { mayEver } from '@plumbline/resources/language/permissions';
import { fail, failFields } from '../../base/errors/errors';
import { accountEntity } from '../../entities/accountEntity';
import { asSystem, type Call, inTransaction } from '../../entities/call';
import { checkSent } from '../../entities/checkSent';
import { checkWritable } from '../../entities/checkWritable';
import { createRecord } from '../../entities/createRecord';
import type { Row } from '../../entities/rowMapper';
import { lockRow } from '../../entities/updateRecord';
import { findDraft } from './findDraft';
import { regulationContent } from './regulationContent';

/**
 * Creates the draft of a regulation: `{id?, regulation, ...fields}`; missing fields are taken from the published
 * version. `regulation: null` drafts a new regulation. Requires the right to change the regulation (FORBIDDEN).
 * STALE_VERSION with the existing draft if there is one.
 */
export async function startDraft(call: Call, { id = newId(), regulation, ...sent }: Row): Promise<Row> {
  const versions: AnyEntity = definitions.regulationVersions;
  if (!isId(id)) failFields({ id: { message: 'validation.reference' } });
  if (!mayEver(definitions.auditRegulations, regulation ? 'update' : 'create', call.actor))
    fail('FORBIDDEN', { resource: 'regulationVersions', operation: 'create' });
  const entity = await accountEntity(call, versions);
  checkWritable(call, entity, sent);
  checkSent(call, entity, sent);
  return inTransaction(call, async (inner) => {
    const base = regulation
      ? await lockRow(inner, definitions.auditRegulations, String(regulation), 'update')
      : null;
    const current = base && (await findDraft(inner, String(base.id)));
    if (current) fail('STALE_VERSION', { resource: 'regulationVersions', id: current.id, current });
    const system = { ...asSystem(inner, inner.actor.instance), db: inner.db };
    return createRecord(system, versions, {
      ...(base ? await regulationContent(inner, base) : {}),
      ...sent,
      id,
      regulation: base?.id ?? null,
      state: 'draft',
    });
  });
}
