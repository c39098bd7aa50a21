import type { Api } from '../../../base/context/context';
import type { SignInState } from '../signInState';
import { discoverIssuer, type Issuer } from './discoverIssuer';

const found = new WeakMap<Api, Promise<Issuer>>();

/** The issuer of a running API, discovered once; a failed discovery is repeated at the next call. */
export function issuerOf(api: Api, state: SignInState): Promise<Issuer> {
  const known = found.get(api);
  if (known) return known;
  const asked = discoverIssuer(api, state);
  found.set(api, asked);
  asked.catch(() => found.delete(api));
  return asked;
}
