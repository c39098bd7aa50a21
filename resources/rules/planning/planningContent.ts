import type { AuditPlanning } from '../../entities/auditPlannings';

/** The signed content of an appointment: when, where, by whom and which pieces. */
export const planningContent = (planning: AuditPlanning, pieces: readonly (string | null)[]) => ({
  planning: planning.id,
  owner: planning.owner,
  location: planning.location,
  auditor: planning.auditor,
  contact: planning.contact,
  datePlanned: planning.datePlanned,
  type: planning.type,
  pieces: [...pieces].sort(),
});
