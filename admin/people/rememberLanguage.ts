import type { Language } from '@plumbline/resources/languages';
import { apiFetch, session } from '../providers/session';

/**
 * A language chosen on the screen becomes the person's own: mails and other devices follow. Where nobody is signed in, or
 * the server is away, it stays a matter of this device.
 */
export async function rememberLanguage(language: Language): Promise<void> {
  const { state, actor } = session.status();
  // What the session knows of the language is as old as its token: whoever chooses and goes back is believed, too.
  if (state !== 'signedIn' || !actor) return;
  await apiFetch(`/api/users/${actor.user}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ language }),
    // Also when the page is closed in the same moment.
    keepalive: true,
  }).catch(() => {});
}
