import { timingSafeEqual } from 'node:crypto';
import { isId } from '@plumbline/resources/language/ids';
import type { Sealer } from '../../../base/keys/sealer';

/**
 * The token in the link of a registration's mail: derived from SECRET and the registration's id, so it is the same in
 * every mail of this registration and is not stored.
 */
export const registrationToken = (sealer: Sealer, id: string): string => sealer.derive(`registration ${id}`);

/** Content of the cookie in the registering browser; in any other browser confirming asks for the password. */
export const browserMark = (sealer: Sealer, id: string): string =>
  `${id}.${sealer.derive(`registering browser ${id}`)}`;

export const isRegistrationToken = (sealer: Sealer, id: string, token: string): boolean =>
  isId(id) && isSame(token, registrationToken(sealer, id));

/** The registration a browser was used for; null if its cookie is not authentic. */
export function markedRegistration(sealer: Sealer, mark: string): string | null {
  const id = mark.slice(0, 36);
  return isId(id) && isSame(mark, browserMark(sealer, id)) ? id : null;
}

function isSame(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
