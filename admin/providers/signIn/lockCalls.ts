import type { Proof } from './sessionParts';

/** The server's side of the lock; a server that cannot be reached answers null. */
export const tellOfLock = (fetcher: typeof fetch): Promise<Response | null> =>
  fetcher('/api/session/lock', { method: 'POST', credentials: 'same-origin' }).catch(() => null);

export const askToUnlock = (fetcher: typeof fetch, proof: Proof): Promise<Response | null> =>
  fetcher('/api/session/unlock', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(proof),
  }).catch(() => null);

/** Ends another session of the same person. */
export const endOther = (fetcher: typeof fetch, session: string, bearer: string): Promise<Response | null> =>
  fetcher(`/api/session/${session}`, {
    method: 'DELETE',
    credentials: 'same-origin',
    headers: { authorization: `Bearer ${bearer}` },
  }).catch(() => null);
