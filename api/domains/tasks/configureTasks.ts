import { registerHooks } from '../../entities/hooks';
import { equipmentFollowUp } from './equipmentTasks';
import { auditFollowUp, deficiencyFollowUp } from './measureTasks';
import { ownerFollowUp } from './ownerFollowUp';
import { taskHooks } from './taskHooks';

/** Registers the hooks of tasks and of the entities that create or update tasks. */
export function configureTasks(): void {
  registerHooks('tasks', taskHooks);
  registerHooks('audits', auditFollowUp);
  registerHooks('deficiencies', deficiencyFollowUp);
  registerHooks('equipments', equipmentFollowUp);
  registerHooks('locations', ownerFollowUp('location', 'LOCATION'));
  registerHooks('contacts', ownerFollowUp('contact', 'CONTACT'));
}
