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

/** Whatever changes a regulation publishes a version of it, which is kept; where it stands in lists changes nothing. */
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

/** A discarded draft comes back only where nobody has begun another one. */
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

/** A draft that says the same is what was published; a change that was made at once gets a row of its own. */
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
