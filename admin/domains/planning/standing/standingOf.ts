import { isMissedInspection } from '@plumbline/resources/rules/planning/planningCounts';
import type { LocalRow, OutboxItem } from '../../../data/offline';
import type { Inspection } from '../usePlanningInspections';

export interface Standing {
  done: number;
  open: number;
  withDeficiencies: number;
  notFound: number;
  /** Inspections of the appointment with changes that the server does not have. */
  unsentInspections: number;
}

interface Known {
  inspections: readonly Inspection[];
  deficiencies: readonly Pick<LocalRow<'deficiencies'>, 'id' | 'audit'>[];
  /** The outbox of the device. */
  items: readonly OutboxItem[];
}

/** Where an appointment stands, by what is on the device, unsent work included. */
export function standingOf({ inspections, deficiencies, items }: Known): Standing {
  const ids = new Set(inspections.map(({ audit }) => audit.id));
  const auditOf = new Map(deficiencies.map(({ id, audit }) => [id, audit]));
  const found = new Set(deficiencies.map(({ audit }) => audit));
  const unsent = items
    .filter(({ state }) => state !== 'confirmed')
    .map(({ command: { resource, recordId, patch } }) =>
      resource === 'deficiencies'
        ? (auditOf.get(recordId) ?? patch.audit)
        : resource === 'audits' && recordId,
    );
  return {
    done: inspections.filter(({ audit }) => audit.isFinished).length,
    open: inspections.filter((one) => one.isOpen && !isLost(one)).length,
    withDeficiencies: inspections.filter(({ audit }) => found.has(audit.id)).length,
    notFound: inspections.filter((one) => isMissedInspection(one.audit) || (one.isOpen && isLost(one)))
      .length,
    unsentInspections: new Set(unsent.filter((id) => typeof id === 'string' && ids.has(id))).size,
  };
}

const isLost = ({ equipment }: Inspection): boolean => equipment?.isTraceable === false;
