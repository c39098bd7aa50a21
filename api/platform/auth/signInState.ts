import type { Actor } from '@plumbline/resources/language/permissions';
import type { Api } from '../../base/context/context';
import { createSealer, type Sealer } from '../../base/keys/sealer';
import { openKeys, type SignInKeys } from './keys/openKeys';
import { readSecret } from './keys/readSecret';
import { type ShortMemory, shortMemory } from './shortMemory';

/** The credentials a request was authenticated with. */
export interface SignedIn {
  actor: Actor;
  by: 'session' | 'apiToken';
  /** Id of the session or of the personal token. */
  id: string;
  /** Expiry of the bearer in milliseconds since 1970. */
  until: number;
}

export interface SignInState {
  keys: SignInKeys;
  sealer: Sealer;
  /** Cache of bearers, for at most ten seconds: the time a revocation may take to reach other processes. */
  bearers: ShortMemory<SignedIn>;
}

const states = new WeakMap<Api, Promise<SignInState>>();

/** Keys and cache of one running API; created at the first call, shared by all parts of sign-in. */
export function signInState(api: Api): Promise<SignInState> {
  const known = states.get(api);
  if (known) return known;
  const made = make(api);
  states.set(api, made);
  // A failure is not cached: the database may be reachable at the next request.
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
