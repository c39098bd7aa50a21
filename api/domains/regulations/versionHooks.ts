import { definitions } from '@plumbline/resources/entities/index';
import { compareRegulations, countChanges } from '@plumbline/resources/rules/regulations/compareRegulations';
import { fail } from '../../base/errors/errors';
import { asSystem } from '../../entities/call';
import { createRecord } from '../../entities/createRecord';
import type { EntityHooks, TransactionCall } from '../../entities/hooks';
import { nameOfActor } from '../../entities/nameOfActor';
import type { Row } from '../../entities/rowMapper';
import { typed } from '../../entities/typedRecords';
import { updateRecord } from '../../entities/updateRecord';
import { findDraft } from './findDraft';
import { regulationContent } from './regulationContent';

/** Each change of a regulation publishes and stores a version; its sort order does not. */
export const publishedHooks: EntityHooks = {
  beforeWrite({ operation, before, after }) {
    if (operation !== 'update' || !before || !after) return;
    if (versionedChanges(before, after).length > 0)
      after.publishedVersion = Number(before.publishedVersion ?? 0) + 1;
  },
  async afterWrite({ call, operation, before, after, changed }) {
    const isNew = operation === 'create';
    if (!after || !(isNew || changed.includes('publishedVersion'))) return;
    await keepVersion(call, before, after);
  },
};

/** A discarded draft is restored only if there is no other draft (REGULATION_DRAFT_EXISTS). */
export const draftHooks: EntityHooks = {
  async beforeWrite({ call, operation, after }) {
    if (operation !== 'restore' || !after || after.state !== 'draft' || !after.regulation) return;
    if (await findDraft(call, String(after.regulation)))
      fail('REGULATION_DRAFT_EXISTS', { resource: 'regulationVersions', id: after.id });
  },
};

const versionedChanges = (before: Row, after: Row) =>
  compareRegulations(before, after).filter(
    ({ of, fields }) => of !== 'regulation' || fields.some((name) => name !== 'sortOrder'),
  );

/** A draft with the same content becomes the published version; a direct change creates a new row. */
async function keepVersion(call: TransactionCall, before: Row | null, after: Row): Promise<void> {
  const { id, instance, publishedVersion } = typed('auditRegulations', after);
  const system = { ...asSystem(call, instance), db: call.db };
  const version = {
    regulation: id,
    state: 'published',
    number: publishedVersion,
    publishedAt: call.now.toISOString(),
    publishedBy: await nameOfActor(call),
    ...countChanges(compareRegulations(before, after)),
  };
  const draft = (await findDraft(system, id)) ?? (await findDraft(system, null, id));
  if (draft && compareRegulations(draft, after).length === 0)
    await updateRecord(system, definitions.regulationVersions, String(draft.id), version);
  else
    await createRecord(system, definitions.regulationVersions, {
      ...(await regulationContent(system, after)),
      ...version,
    });
}
