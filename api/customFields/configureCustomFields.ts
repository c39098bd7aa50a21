import { registerHooks } from '../entities/hooks';
import { controlHooks } from './controlHooks';
import { definitionHooks } from './definitionHooks';

/** What the fields an account adds, and the forms it arranges, obey beyond their definitions. */
export function configureCustomFields(): void {
  registerHooks('customFieldDefinitions', definitionHooks);
  registerHooks('formControls', controlHooks);
}
