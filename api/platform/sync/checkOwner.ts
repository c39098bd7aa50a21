import { isId } from '@plumbline/resources/language/ids';
import type { Actor } from '@plumbline/resources/language/permissions';
import type { Owner } from '@plumbline/resources/rules/sync/protocol';
import { fail } from '../../base/errors/errors';

/** User and account that a request's copy or commands belong to. */
export function checkOwner({ user, instance }: Readonly<Record<string, unknown>>): Owner {
  if (!isId(user)) return fail('BAD_REQUEST', { field: 'user' });
  if (!isId(instance)) return fail('BAD_REQUEST', { field: 'instance' });
  return { user, instance };
}

/** The same from a header, for requests with another body: `<user>/<instance>`. */
export function readOwner(header: string): Owner {
  const [user, instance] = header.split('/');
  return checkOwner({ user, instance });
}

/** A device that is signed in as another user meanwhile must neither send nor receive rows. */
export function refuseOthers(actor: Actor, { user, instance }: Owner): void {
  if (user !== actor.user || instance !== actor.instance) fail('SYNC_WRONG_ACCOUNT');
}
