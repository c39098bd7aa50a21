import type { User } from '@plumbline/resources/entities/users';
import { apiFetch, session } from './session';

/**
 * Stores a setting of the signed-in person on the server, for other devices. Without a session, while mirroring or
 * offline, it stays on this device only.
 */
export async function rememberOwn(patch: Partial<User>): Promise<void> {
  const { state, actor } = session.status();
  if (state !== 'signedIn' || !actor || actor.mirroring) return;
  await apiFetch(`/api/users/${actor.user}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(patch),
    // Completes also if the page is closed.
    keepalive: true,
  }).catch(() => {});
}
