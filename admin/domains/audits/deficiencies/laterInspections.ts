import { type Contradiction, contradictionOf } from '@plumbline/resources/rules/audits/suggestResult';
import { earlierDecidedBy } from '@plumbline/resources/rules/locks/earlierDeficiencies';
import { currentClient, type LocalRow } from '../../../data/offline';
import { contentOf } from '../useAuditWork';

/**
 * Finished inspections on this device that found a deficiency of another inspection unchanged or worse, and whose result
 * nothing supports without it. The server decides on those that are not here.
 */
export function laterRestingOn(deficiency: string): LocalRow<'audits'>[] {
  const client = currentClient();
  const row = client?.record('deficiencies', deficiency);
  if (!client || !row?.equipment) return [];
  const { equipment } = row;
  const { records: found } = client.list('deficiencies', { filter: { equipment, isNotAsked: false } });
  const { records: finished } = client.list('audits', { filter: { equipment, isFinished: true } });
  const inspections = new Map(finished.map((one) => [one.id, one]));
  const contradiction = (audit: LocalRow<'audits'>, ofPiece: typeof found): Contradiction | null => {
    const checklist = client.record('checklists', audit.checklist ?? '');
    if (!checklist || !audit.result) return null;
    const deficiencies = ofPiece.filter((one) => one.audit === audit.id);
    const earlier = earlierDecidedBy(audit, ofPiece, inspections);
    return contradictionOf(audit.result, contentOf(audit, { checklist, deficiencies, earlier }));
  };
  const others = found.filter(({ id }) => id !== deficiency);
  return finished.filter((audit) => {
    if (audit.id === row.audit || !leavesOpen(audit, deficiency)) return false;
    const without = contradiction(audit, others);
    return without !== null && without !== contradiction(audit, found);
  });
}

const leavesOpen = ({ followUps }: LocalRow<'audits'>, id: string): boolean =>
  (followUps ?? []).some(({ deficiency, outcome }) => deficiency === id && outcome !== 'REMEDIED');
