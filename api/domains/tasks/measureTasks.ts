import type { Deficiency } from '@plumbline/resources/entities/deficiencies';
import { definitions } from '@plumbline/resources/entities/index';
import { asSystem } from '../../entities/call';
import { createRecord } from '../../entities/createRecord';
import { deleteRecord } from '../../entities/deleteRecord';
import type { EntityHooks, TransactionCall } from '../../entities/hooks';
import { findTyped, listTyped, typed } from '../../entities/typedRecords';
import { updateRecord } from '../../entities/updateRecord';
import { contactNamed } from './contactNamed';

/** Creates tasks for the measures when an audit is finished. */
export const auditFollowUp: EntityHooks = {
  afterWrite: async ({ call, operation, after, changed }) => {
    if (operation !== 'update' || !after || !changed.includes('isFinished') || after.isFinished !== true)
      return;
    const { id, instance } = typed('audits', after);
    const system = { ...asSystem(call, instance), db: call.db };
    const found = await listTyped(system, 'deficiencies', { filter: { audit: id } });
    for (const deficiency of found) await followDeficiency(system, deficiency);
  },
};

/** Passes later changes of a deficiency to its task. */
export const deficiencyFollowUp: EntityHooks = {
  afterWrite: async ({ call, after, changed }) => {
    // The task is deleted with its deficiency by cascade.
    if (!after) return;
    const deficiency = typed('deficiencies', after);
    const system = { ...asSystem(call, deficiency.instance), db: call.db };
    const audit = await findTyped(system, 'audits', deficiency.audit);
    if (audit?.isFinished) await followDeficiency(system, deficiency, changed);
  },
};

/**
 * Keeps one task per deficiency with a due date in sync with it. Only changed fields are passed on, so that a title
 * edited in the task is kept. Idempotent.
 */
async function followDeficiency(
  system: TransactionCall,
  deficiency: Deficiency,
  changed: readonly string[] = [],
): Promise<void> {
  const { id, audit, equipment, status, dateDue, remedy, remedyPhotos, remediedBy } = deficiency;
  const [known] = await listTyped(system, 'tasks', { filter: { deficiency: id } });
  const words = {
    title: firstLine(deficiency.measure || deficiency.description),
    description: [deficiency.description, deficiency.measure].filter(Boolean).join('\n\n'),
  };
  if (deficiency.isNotAsked) {
    if (known) await deleteRecord(system, definitions.tasks, known.id);
  } else if (known) {
    const areNew = changed.includes('measure') || changed.includes('description');
    await updateRecord(system, definitions.tasks, known.id, {
      status,
      dateDue,
      ...(areNew ? words : {}),
      ...(status === 'COMPLETED'
        ? { completionNote: remedy, completionPhotos: remedyPhotos, completedBy: remediedBy }
        : {}),
    });
  } else if (dateDue && equipment && status !== 'COMPLETED') {
    await createRecord(system, definitions.tasks, {
      ...words,
      status,
      dateDue,
      type: 'MEASURE',
      linkType: 'EQUIPMENT',
      equipment,
      deficiency: id,
      audit,
      responsible: await contactNamed(system, deficiency.responsiblePerson),
    });
  }
}

const longest = definitions.tasks.fields.title.max;

function firstLine(text: string): string {
  const [line = ''] = text.trim().split('\n');
  return line.length > longest ? `${line.slice(0, longest - 1)}…`.toWellFormed() : line;
}
