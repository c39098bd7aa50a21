import * as commands from '@plumbline/resources/commands/customFields';
import type { Api } from '../../base/context/context';
import { handleCommand } from '../../entities/handleCommand';
import { registerHooks } from '../../entities/hooks';
import { controlHooks } from './controlHooks';
import { countUsage } from './countUsage';
import { definitionHooks } from './definitionHooks';

/** Registers the rules of custom fields and form layouts; mounts `usage` of a field. */
export function configureCustomFields(api?: Api): void {
  registerHooks('customFieldDefinitions', definitionHooks);
  registerHooks('formControls', controlHooks);
  if (api) handleCommand(api, commands.countUsage, (call, _input, { id }) => countUsage(call, id));
}
