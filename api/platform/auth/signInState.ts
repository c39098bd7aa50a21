import type { Actor } from '@plumbline/resources/language/permissions';
import type { Api } from '../../base/context/context';
import { createSealer, type Sealer } from '../../base/keys/sealer';
import { openKeys, type SignInKeys } from './keys/openKeys';
import { readSecret } from './keys/readSecret';
import { type ShortMemory, shortMemory } from './shortMemory';

/** By what a request is signed in. */
export interface SignedIn {
  actor: Actor;
  by: 'session' | 'apiToken';
  /** Id of the session or of the personal token. */
  id: string;
  /** Milliseconds since 1970 after which the bearer is worth nothing. */
  until: number;
}

export interface SignInState {
  keys: SignInKeys;
  sealer: Sealer;
  /** Who stands behind a bearer, remembered for at most ten seconds: so long may a revocation take on other processes. */
  bearers: ShortMemory<SignedIn>;
}

const states = new WeakMap<Api, Promise<SignInState>>();

/** Keys and memory of one running API; made at the first call, shared by all parts of sign-in. */
export function signInState(api: Api): Promise<SignInState> {
  const known = states.get(api);
  if (known) return known;
  const made = make(api);
  states.set(api, made);
  // A database that is away now may be there at the next request.
  made.catch(() => states.delete(api));
  return made;
}

async function make(api: Api): Promise<SignInState> {
  const sealer = createSealer(await readSecret(api.config));
  const keys = await openKeys(api.db, sealer, api.now());
  return {
    keys,
    sealer,
    bearers: shortMemory({ lifetime: 10_000, capacity: 20_000, now: () => api.now().getTime() }),
  };
}
