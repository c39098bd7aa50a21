import type { publishDraft as contract } from '@plumbline/resources/commands/regulations';
import { definitions } from '@plumbline/resources/entities/index';
import type { InputOf } from '@plumbline/resources/language/defineCommand';
import { compareRegulations } from '@plumbline/resources/rules/regulations/compareRegulations';
import { fail } from '../../base/errors/errors';
import { asSystem, type Call, inTransaction } from '../../entities/call';
import { createRecord } from '../../entities/createRecord';
import { deleteRecord } from '../../entities/deleteRecord';
import { findRecord, getRecord } from '../../entities/getRecord';
import type { TransactionCall } from '../../entities/hooks';
import type { Row } from '../../entities/rowMapper';
import { lockRow, updateRecord } from '../../entities/updateRecord';
import { regulationContent } from './regulationContent';

/**
 * Publishes a draft as the content of its regulation. `version` is the draft's row version, `published` the published
 * version the user compared with (absent: none); STALE_VERSION if either has changed, REGULATION_UNCHANGED without
 * changes. Returns the regulation. New plannings use it; existing ones keep their frozen checklist. A draft published
 * already is not changed.
 */
export async function publishDraft(
  call: Call,
  id: string,
  { version, published, note }: InputOf<typeof contract>,
): Promise<Row> {
  return inTransaction(call, async (inner) => {
    const seen = await getRecord(inner, definitions.regulationVersions, id);
    if (seen.state === 'published')
      return getRecord(inner, definitions.auditRegulations, String(seen.regulation));
    const draft = await lockRow(inner, definitions.regulationVersions, id, 'update');
    if (draft.version !== version)
      fail('STALE_VERSION', { resource: 'regulationVersions', id, current: draft });
    const regulation = await write(inner, draft, published ?? null);
    const system = { ...asSystem(inner, inner.actor.instance), db: inner.db };
    const kept = await findRecord(system, definitions.regulationVersions, id);
    // Changes outside checklists, such as the sort order, create no version.
    if (kept?.state === 'draft') await deleteRecord(system, definitions.regulationVersions, id);
    else if (note) await updateRecord(system, definitions.regulationVersions, id, { note });
    return regulation;
  });
}

async function write(call: TransactionCall, draft: Row, published: unknown): Promise<Row> {
  const content = await regulationContent(call, draft);
  // A new regulation gets the id of its draft.
  if (!draft.regulation)
    return createRecord(call, definitions.auditRegulations, { ...content, id: draft.id });
  const regulation = await lockRow(call, definitions.auditRegulations, String(draft.regulation), 'update');
  if (regulation.publishedVersion !== published)
    fail('STALE_VERSION', { resource: 'auditRegulations', id: regulation.id, current: regulation });
  const own = await regulationContent(call, regulation);
  const isSame =
    compareRegulations(regulation, draft).length === 0 &&
    Object.keys(content).every((name) => !name.startsWith('custom_') || own[name] === content[name]);
  if (isSame) fail('REGULATION_UNCHANGED', { resource: 'auditRegulations', id: regulation.id });
  return updateRecord(call, definitions.auditRegulations, String(regulation.id), content);
}
