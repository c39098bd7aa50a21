import type { AuditPlanning } from '../../entities/auditPlannings';

/** What a signature on an appointment binds: when, where and by whom which pieces are inspected. */
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
