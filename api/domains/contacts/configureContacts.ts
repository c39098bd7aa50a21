import { registerHooks } from '../../entities/hooks';
import { contactHooks } from './contactHooks';
import { instanceHooks } from './instanceHooks';
import { userHooks } from './userHooks';

/** What people in an account obey beyond their definition. */
export function configureContacts(): void {
  registerHooks('contacts', contactHooks);
  registerHooks('users', userHooks);
  registerHooks('instances', instanceHooks);
}
