import { registerHooks } from '../../entities/hooks';
import { textModuleHooks } from './textModuleHooks';

/** Registers the hooks of text blocks. */
export function configureTextModules(): void {
  registerHooks('textModules', textModuleHooks);
}
