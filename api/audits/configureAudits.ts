import { registerHooks } from '../entities/hooks';
import type { JobRunner } from '../jobs/runJobs';
import { auditHooks } from './auditHooks';
import { deficiencyHooks } from './deficiencyHooks';
import { equipmentHooks } from './equipmentHooks';
import { intervalHooks } from './intervalHooks';
import { recalculateDatesJob } from './recalculateDates';

/** Puts the rules of inspecting around the generic writes, whichever way they come: screen, outbox or script. */
export function configureAudits(jobs?: Pick<JobRunner, 'handle'>): void {
  registerHooks('audits', auditHooks);
  registerHooks('deficiencies', deficiencyHooks);
  registerHooks('equipments', equipmentHooks);
  registerHooks('customIntervals', intervalHooks);
  jobs?.handle('recalculateDates', recalculateDatesJob);
}
