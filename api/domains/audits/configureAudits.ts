import { registerHooks } from '../../entities/hooks';
import { auditHooks } from './auditHooks';
import { deficiencyHooks } from './deficiencyHooks';
import { equipmentHooks } from './equipmentHooks';
import { intervalHooks } from './intervalHooks';

/** Puts the rules of inspecting around the generic writes, whichever way they come: screen, outbox or script. */
export function configureAudits(): void {
  registerHooks('audits', auditHooks);
  registerHooks('deficiencies', deficiencyHooks);
  registerHooks('equipments', equipmentHooks);
  registerHooks('customIntervals', intervalHooks);
}
