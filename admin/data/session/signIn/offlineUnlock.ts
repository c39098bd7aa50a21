import type { RefreshedSession } from '@plumbline/resources/rules/auth/session';
import { unlockBits, unlockTries } from '@plumbline/resources/rules/auth/unlockCheck';
import { HttpError } from 'ra-core';
import type { IdentityStore } from './identityStore';

/** Stores the signed-in person and the check value to unlock offline; resets the number of failed attempts. */
export async function keepIdentity(
  identity: IdentityStore,
  { actor, unlockCheck }: RefreshedSession,
): Promise<void> {
  await identity.write(actor);
  await identity.setUnlockCheck(unlockCheck ? { ...unlockCheck, user: actor.user, tries: 0 } : null);
}

/**
 * Verifies the password by the check value on this device. Throws a network failure if there is none,
 * UNLOCK_TRIES_USED after too many attempts, else the validation error.
 */
export async function proveOffline(identity: IdentityStore, user: string, password: string): Promise<void> {
  const kept = await identity.unlockCheck().catch(() => null);
  if (kept?.user !== user) throw new TypeError('network failure: the server did not answer');
  if (kept.tries >= unlockTries) throw refusal('UNLOCK_TRIES_USED');
  // Counted before the attempt: reloading in between does not reset it.
  await identity.setUnlockCheck({ ...kept, tries: kept.tries + 1 });
  const bits = await unlockBits(password, kept);
  if (bits === null) throw new TypeError('network failure: the server did not answer');
  if (bits !== kept.bits) throw refusal('INVALID', { password: { message: 'validation.wrongPassword' } });
  await identity.setUnlockCheck({ ...kept, tries: 0 });
}

const refusal = (code: string, errors?: object): HttpError =>
  new HttpError(code, 422, { code, message: code, data: {}, ...(errors ? { errors } : {}) });
