import { entities } from '@plumbline/resources/entities/index';
import { asSystem, type Call } from '../../entities/call';
import { findRecord } from '../../entities/getRecord';
import type { Row } from '../../entities/rowMapper';

/**
 * The draft of the regulation, of which there is one at most; with `null` the one with this id that is to become a new
 * regulation. Read as it is committed, so that of two who begin at the same time one finds the other's.
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
