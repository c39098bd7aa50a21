import type { AuditPlanning } from '@plumbline/resources/entities/auditPlannings';
import type { Audit } from '@plumbline/resources/entities/audits';
import { definitions } from '@plumbline/resources/entities/index';
import { type Actor, may } from '@plumbline/resources/language/permissions';
import { maySee } from './maySee';

/**
 * Whether an auditor has access to the appointment and all its equipment, as needed to finish it and to report on it.
 */
export const mayInspectAll = (
  auditor: Actor,
  planning: AuditPlanning,
  audits: readonly Pick<Audit, 'location' | 'category'>[],
): boolean =>
  may(definitions.auditPlannings, 'update', auditor, { ...planning, categories: [] }) &&
  audits.every((audit) => maySee(auditor, audit));
