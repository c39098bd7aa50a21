import type { Api } from '../../base/context/context';
import { recordCommand } from '../../entities/command';
import { registerHooks } from '../../entities/hooks';
import { controlHooks } from './controlHooks';
import { countUsage } from './countUsage';
import { definitionHooks } from './definitionHooks';

/** What the fields an account adds, and the forms it arranges, obey beyond their definitions; mounts `usage` of a field. */
export function configureCustomFields(api?: Api): void {
  registerHooks('customFieldDefinitions', definitionHooks);
  registerHooks('formControls', controlHooks);
  if (api) recordCommand(api, 'customFieldDefinitions', 'usage', countUsage);
}
