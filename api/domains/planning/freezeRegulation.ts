import { definitions } from '@plumbline/resources/entities/index';
import { asSystem } from '../../entities/call';
import { createRecord } from '../../entities/createRecord';
import type { TransactionCall } from '../../entities/hooks';
import { getTyped, listTyped } from '../../entities/typedRecords';

/** The account's checklist of the regulation's published version, created if missing; returns its id. */
export async function freezeRegulation(call: TransactionCall, regulationId: string): Promise<string> {
  const system = { ...asSystem(call, call.actor.instance), db: call.db };
  const { publishedVersion, name, shortName, type, interval, intervalUnit, parts, components } =
    await getTyped(system, 'auditRegulations', regulationId);
  const frozen = await listTyped(system, 'checklists', { filter: { regulation: regulationId } });
  const known = frozen.find((checklist) => checklist.regulationVersion === publishedVersion);
  if (known) return known.id;
  const created = await createRecord(system, definitions.checklists, {
    regulation: regulationId,
    regulationVersion: publishedVersion,
    name,
    shortName,
    type,
    interval,
    intervalUnit,
    parts,
    components,
  });
  return String(created.id);
}
