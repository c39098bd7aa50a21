import { registerHooks } from '../../entities/hooks';
import { textModuleHooks } from './textModuleHooks';

/** What text blocks obey beyond their definition. */
export function configureTextModules(): void {
  registerHooks('textModules', textModuleHooks);
}
