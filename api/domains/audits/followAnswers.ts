import type { Audit } from '@plumbline/resources/entities/audits';
import { definitions } from '@plumbline/resources/entities/index';
import { isHidden } from '@plumbline/resources/rules/audits/askedParts';
import { asSystem } from '../../entities/call';
import type { TransactionCall } from '../../entities/hooks';
import { findTyped, listTyped } from '../../entities/typedRecords';
import { updateRecord } from '../../entities/updateRecord';

/**
 * Marks deficiencies at checkpoints that the answers of a finished audit hide, and unmarks them when shown again. Not
 * before it is finished: until then the inspector's device decides on its deficiencies.
 */
export async function followAnswers(call: TransactionCall, audit: Audit): Promise<void> {
  const system = { ...asSystem(call, audit.instance), db: call.db };
  const isLeftOut = await leftOutOf(call, audit);
  for (const { id, checkpoint, isNotAsked } of await listTyped(system, 'deficiencies', {
    filter: { audit: audit.id },
  })) {
    const isNow = isLeftOut(checkpoint);
    if (isNow !== (isNotAsked === true))
      await updateRecord(system, definitions.deficiencies, id, { isNotAsked: isNow });
  }
}

/** Returns whether the answers of a finished audit hide a checkpoint. */
export async function leftOutOf(
  call: TransactionCall,
  audit: Audit,
): Promise<(checkpoint: string | null) => boolean> {
  if (!audit.isFinished) return () => false;
  const checklist = await findTyped(asSystem(call, audit.instance), 'checklists', audit.checklist);
  const content = { ...audit, parts: checklist?.parts ?? null, findings: [] };
  return (checkpoint) => checkpoint !== null && isHidden(content, { id: checkpoint });
}
