import type { OutboxItem } from '../../../data/offline/types';

export interface Unsent {
  waiting: number;
  refused: number;
}

/**
 * Unsent changes of this device to an appointment, its inspections and their deficiencies. Other unsent changes do not
 * prevent finishing it.
 */
export function unsentOf(
  items: readonly OutboxItem[],
  planning: string,
  audits: ReadonlySet<string>,
): Unsent {
  const concerned = items.filter(({ command: { resource, recordId, patch } }) => {
    if (resource === 'auditPlannings') return recordId === planning;
    if (resource === 'audits') return audits.has(recordId);
    // A change of a deficiency may not contain its inspection.
    return resource === 'deficiencies' && (typeof patch.audit !== 'string' || audits.has(patch.audit));
  });
  const count = (...states: OutboxItem['state'][]) =>
    concerned.filter(({ state }) => states.includes(state)).length;
  return { waiting: count('waiting', 'sending'), refused: count('refused') };
}
