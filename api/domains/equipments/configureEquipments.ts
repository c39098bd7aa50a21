import { registerHooks } from '../../entities/hooks';
import { equipmentHooks } from './equipmentHooks';

/** Registers the rules of equipment. */
export function configureEquipments(): void {
  registerHooks('equipments', equipmentHooks);
}
