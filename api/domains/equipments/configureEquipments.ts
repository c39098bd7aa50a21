import { registerHooks } from '../../entities/hooks';
import { equipmentHooks } from './equipmentHooks';

/** What equipment obeys beyond its definition. */
export function configureEquipments(): void {
  registerHooks('equipments', equipmentHooks);
}
