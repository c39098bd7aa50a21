import { isId } from '@plumbline/resources/language/ids';
import type { Actor } from '@plumbline/resources/language/permissions';
import type { Owner } from '@plumbline/resources/rules/sync/protocol';
import { fail } from '../../base/errors/errors';

/** Whose copy or commands a request says it is about. */
export function checkOwner({ user, instance }: Readonly<Record<string, unknown>>): Owner {
  if (!isId(user)) return fail('BAD_REQUEST', { field: 'user' });
  if (!isId(instance)) return fail('BAD_REQUEST', { field: 'instance' });
  return { user, instance };
}

/** The same from a header, where the body is something else: `<user>/<instance>`. */
export function readOwner(header: string): Owner {
  const [user, instance] = header.split('/');
  return checkOwner({ user, instance });
}

/** A device that was signed in as somebody else meanwhile must neither send nor keep anything. */
export function refuseOthers(actor: Actor, { user, instance }: Owner): void {
  if (user !== actor.user || instance !== actor.instance) fail('SYNC_WRONG_ACCOUNT');
}
