import { registerHooks } from '../entities/hooks';
import { categoryHooks } from './categoryHooks';
import { expertHooks } from './expertHooks';
import { productHooks } from './productHooks';
import { regulationHooks } from './regulationHooks';

/** What the shared catalogue and the accounts' own products obey beyond their definitions. */
export function configureCatalogue(): void {
  registerHooks('products', productHooks);
  registerHooks('categories', categoryHooks);
  registerHooks('auditRegulations', regulationHooks);
  registerHooks('auditRegulations', expertHooks);
  registerHooks('regulationVersions', regulationHooks);
}
