import { entities } from '@plumbline/resources/entities/index';
import { asSystem, type Call } from '../../entities/call';
import { findRecord } from '../../entities/getRecord';
import type { Row } from '../../entities/rowMapper';

/**
 * The draft of a regulation, of which there is at most one; with `null`, the draft with this id that will become a new
 * regulation. A locking read, so that of two concurrent transactions one sees the other's draft.
 */
export async function findDraft(
  call: Call,
  regulation: string | null,
  id?: string,
): Promise<Row | undefined> {
  const { instance } = call.actor;
  const found: { id: string } | undefined = await call
    .db('regulationVersions')
    .where({ instance, deletedAt: null, regulation, state: 'draft', ...(id ? { id } : {}) })
    .forUpdate()
    .first('id');
  return found && findRecord(asSystem(call, instance), entities.regulationVersions, found.id);
}
