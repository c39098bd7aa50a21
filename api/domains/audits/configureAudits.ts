import { registerHooks } from '../../entities/hooks';
import { auditHooks } from './auditHooks';
import { deficiencyHooks } from './deficiencyHooks';
import { equipmentHooks } from './equipmentHooks';
import { intervalHooks } from './intervalHooks';

/** Registers the rules of inspections for all generic writes, from screens, the outbox or scripts. */
export function configureAudits(): void {
  registerHooks('audits', auditHooks);
  registerHooks('deficiencies', deficiencyHooks);
  registerHooks('equipments', equipmentHooks);
  registerHooks('customIntervals', intervalHooks);
}
