import type { Language } from '@plumbline/resources/languages';
import { apiFetch, session } from '../providers/session';

/**
 * A language chosen on the screen becomes the person's own: mails and other devices follow. Where nobody is signed in, or
 * the server is away, it stays a matter of this device.
 */
export async function rememberLanguage(language: Language): Promise<void> {
  const { state, actor } = session.status();
  if (state !== 'signedIn' || !actor || actor.language === language) return;
  await apiFetch(`/api/users/${actor.user}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ language }),
  }).catch(() => {});
}
