import { registerHooks } from '../../entities/hooks';
import { expertHooks } from './expertHooks';
import { groupHooks } from './groupHooks';
import { oneExpertHooks } from './oneExpertHooks';
import { productHooks } from './productHooks';
import { choosers } from './regulationChoices';
import { regulationHooks } from './regulationHooks';

/** Registers the rules of the shared catalogue and the accounts' own products. */
export function configureCatalogue(): void {
  registerHooks('products', productHooks);
  registerHooks('categories', groupHooks);
  for (const chooser of choosers) registerHooks(chooser, oneExpertHooks[chooser]);
  registerHooks('auditRegulations', regulationHooks);
  registerHooks('auditRegulations', expertHooks);
  registerHooks('regulationVersions', regulationHooks);
}
