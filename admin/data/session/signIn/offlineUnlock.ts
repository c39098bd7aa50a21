import type { RefreshedSession } from '@plumbline/resources/rules/auth/session';
import { unlockBits, unlockTries } from '@plumbline/resources/rules/auth/unlockCheck';
import { HttpError } from 'ra-core';
import type { IdentityStore } from './identityStore';

/** Keeps who is signed in, and what opens this device's lock without network; the server's word ends the count of tries. */
export async function keepIdentity(
  identity: IdentityStore,
  { actor, unlockCheck }: RefreshedSession,
): Promise<void> {
  await identity.write(actor);
  await identity.setUnlockCheck(unlockCheck ? { ...unlockCheck, user: actor.user, tries: 0 } : null);
}

/**
 * Proves by what this device keeps that it is this person; returns when it is. Throws a network failure where the device
 * cannot tell, UNLOCK_TRIES_USED after a few wrong guesses, else what is wrong with the password.
 */
export async function proveOffline(identity: IdentityStore, user: string, password: string): Promise<void> {
  const kept = await identity.unlockCheck().catch(() => null);
  if (kept?.user !== user) throw new TypeError('network failure: the server did not answer');
  if (kept.tries >= unlockTries) throw refusal('UNLOCK_TRIES_USED');
  // Counted before it is tried: reloading in the middle gives no guess away.
  await identity.setUnlockCheck({ ...kept, tries: kept.tries + 1 });
  const bits = await unlockBits(password, kept);
  if (bits === null) throw new TypeError('network failure: the server did not answer');
  if (bits !== kept.bits) throw refusal('INVALID', { password: { message: 'validation.wrongPassword' } });
  await identity.setUnlockCheck({ ...kept, tries: 0 });
}

const refusal = (code: string, errors?: object): HttpError =>
  new HttpError(code, 422, { code, message: code, data: {}, ...(errors ? { errors } : {}) });
