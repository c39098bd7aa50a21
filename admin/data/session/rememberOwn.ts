import type { User } from '@plumbline/resources/entities/users';
import { apiFetch, session } from './session';

/**
 * Keeps something of the signed-in person with the server: other devices follow. Where nobody is signed in, somebody else
 * is looked after, or the server is away, it stays a matter of this device.
 */
export async function rememberOwn(patch: Partial<User>): Promise<void> {
  const { state, actor } = session.status();
  if (state !== 'signedIn' || !actor || actor.mirroring) return;
  await apiFetch(`/api/users/${actor.user}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(patch),
    // Also when the page is closed in the same moment.
    keepalive: true,
  }).catch(() => {});
}
