import { productNameOf } from '@plumbline/resources/rules/brands/brand';
import { apiFetch, session } from '../../data/session/session';
import { currentBrand } from '../../kit/theme/brand/brandStore';
import { deviceName } from '../people';
import { rateDevice } from './rateDevice';
import { registerDevice } from './registerDevice';

/** Makes this device known to the account of the person who is signed in; what stands in the way is no concern of that person. */
export async function registerThisDevice(): Promise<void> {
  const { state, actor } = session.status();
  // Support that looks into an account is no device of it.
  if (state !== 'signedIn' || !actor || actor.mirroring) return;
  await registerDevice(actor, {
    storage: window.localStorage,
    fetch: apiFetch,
    now: () => Date.now(),
    facts: async () => ({
      name: deviceName(navigator.userAgent) ?? productNameOf(currentBrand()),
      userAgent: navigator.userAgent,
      usedMemory: await usedMegabytes(),
      ...(await rateDevice()),
    }),
  }).catch(() => {});
}

async function usedMegabytes(): Promise<number | null> {
  const { usage } = (await navigator.storage?.estimate?.().catch(() => undefined)) ?? {};
  return usage === undefined ? null : usage / 1_000_000;
}
