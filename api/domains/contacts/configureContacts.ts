import { registerHooks } from '../../entities/hooks';
import { contactHooks } from './contactHooks';
import { instanceHooks } from './instanceHooks';
import { userHooks } from './userHooks';

/** Registers the rules of contacts, users and accounts. */
export function configureContacts(): void {
  registerHooks('contacts', contactHooks);
  registerHooks('users', userHooks);
  registerHooks('instances', instanceHooks);
}
