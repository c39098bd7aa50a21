import { isDeepStrictEqual } from 'node:util';
import { checkpointsOf } from '@plumbline/resources/audits/checklistParts';
import type { Audit } from '@plumbline/resources/entities/audits';
import type { Deficiency } from '@plumbline/resources/entities/deficiencies';
import { definitions } from '@plumbline/resources/entities/index';
import { asSystem } from '../entities/call';
import { findRecord } from '../entities/getRecord';
import type { EntityHooks, Write } from '../entities/hooks';
import { fail, failFields } from '../errors';
import { leftOutOf } from './followAnswers';
import { recountMeasures } from './recountMeasures';
import { refuseInFinishedReport } from './refuseInFinishedReport';
import { findTyped, typed } from './typedRecords';

/** A deficiency belongs to its audit: it takes from it whose and where it is, and is frozen with it. */
export const deficiencyHooks: EntityHooks = {
  prepare: async (write) => {
    const before = write.before && typed('deficiencies', write.before);
    const after = write.after && typed('deficiencies', write.after);
    if (before && after && before.audit !== after.audit)
      failFields({ audit: { message: 'validation.readOnly' } });
    const auditId = (after ?? before)?.audit;
    const audit = await findTyped(asSystem(write.call, write.call.actor.instance), 'audits', auditId);
    // An unknown or foreign audit is named by the check of references that follows.
    if (!audit) return;
    if (!write.call.isSystem) {
      await refuseOthersAudit(write, audit);
      if (!before || !after || !isFollowUp(before, after)) await refuseInFinishedReport(write.call, audit);
    }
    if (!after) return;
    if (!before || before.checkpoint !== after.checkpoint) await refuseForeignCheckpoint(write, audit, after);
    if (!before || before.checkpoint !== after.checkpoint)
      after.isNotAsked = (await leftOutOf(write.call, audit))(after.checkpoint);
    Object.assign(after, {
      equipment: audit.equipment,
      owner: audit.owner,
      location: audit.location,
      category: audit.category,
    });
  },

  written: async ({ call, before, after, changed, operation }) => {
    const row = after ?? before;
    if (!row || (operation === 'update' && !changed.some((name) => countedFields.includes(name)))) return;
    const deficiency = typed('deficiencies', row);
    await recountMeasures(call, deficiency.equipment, deficiency.instance);
  },
};

const countedFields = ['status', 'equipment', 'isNotAsked'];

// Measures are seen to after the report is out: that much of a deficiency goes on living.
const followUpFields: (keyof Deficiency)[] = ['status', 'dateDue', 'responsiblePerson'];

function isFollowUp(before: Deficiency, after: Deficiency): boolean {
  return Object.keys(definitions.deficiencies.fields).every(
    (name) =>
      followUpFields.some((field) => field === name) ||
      isDeepStrictEqual(before[name as keyof Deficiency] ?? null, after[name as keyof Deficiency] ?? null), // a definition's fields are the record's keys
  );
}

// Rights on deficiencies look at place and category, which a new one only gets from the audit: ask the audit itself.
async function refuseOthersAudit({ call }: Write, audit: Audit): Promise<void> {
  if (!(await findRecord(call, definitions.audits, audit.id, { operation: 'update' }))) {
    fail('NOT_FOUND', { resource: 'audits', id: audit.id });
  }
}

async function refuseForeignCheckpoint({ call }: Write, audit: Audit, deficiency: Deficiency): Promise<void> {
  if (!deficiency.checkpoint) return;
  const checklist = await findTyped(asSystem(call, audit.instance), 'checklists', audit.checklist);
  const isKnown = (checklist?.parts ?? [])
    .flatMap(checkpointsOf)
    .some(({ id }) => id === deficiency.checkpoint);
  if (!isKnown) failFields({ checkpoint: { message: 'validation.reference' } });
}
