import type { KeyResult } from '@plumbline/resources/licences/activation';
import { apiFetch } from '../providers/session';

/** Turns keys, parted by commas, into licences of the own account; each is answered by itself. */
export async function activateKeys(keys: string): Promise<KeyResult[]> {
  const answer = await apiFetch('/api/licenses/activate', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ keys }),
  });
  return (await answer.json()).results;
}
