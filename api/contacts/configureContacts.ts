import { registerHooks } from '../entities/hooks';
import { contactHooks } from './contactHooks';

/** What people in an account obey beyond their definition. */
export function configureContacts(): void {
  registerHooks('contacts', contactHooks);
}
