import type { RefreshedSession } from '@plumbline/resources/rules/auth/session';
import { errorOf } from './errorOf';
import type { Caller } from './sessionParts';

/** Another account of one's own, an account support looks into, and back from there. */
export type AccountDoor = 'switch' | 'mirror' | 'mirror/end';

interface Wish {
  where: AccountDoor;
  body: object;
  bearer: string | null;
}

/** Asks for a session in another account; the app must be opened anew afterwards. Throws what the server refused. */
export async function enterAccount(
  fetcher: Caller,
  { where, body, bearer }: Wish,
): Promise<RefreshedSession> {
  const response = await fetcher(`/api/session/${where}`, {
    method: 'POST',
    credentials: 'same-origin',
    body: JSON.stringify(body),
    headers: {
      'content-type': 'application/json',
      ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
    },
  }).catch(() => null);
  if (!response?.ok) throw await errorOf(response);
  return response.json(); // our own API's answer
}
