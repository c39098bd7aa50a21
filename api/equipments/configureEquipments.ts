import { registerHooks } from '../entities/hooks';
import { registerImportRule } from '../import/rows/importRules';
import { equipmentHooks } from './equipmentHooks';
import { keepAuditedDates } from './keepAuditedDates';

/** What equipment obeys beyond its definition. */
export function configureEquipments(): void {
  registerHooks('equipments', equipmentHooks);
  registerImportRule('equipments', keepAuditedDates);
}
