import type { Actor } from '@plumbline/resources/language/permissions';
import { fail } from '../base/errors/errors';

/** Sign-in leaves the actor under `feathers` of a request; Feathers hands that on as params. */
export interface Carrier {
  actor?: Actor;
  zone?: string;
  feathers?: { actor?: Actor; zone?: string };
}

/** Who asks; NOT_SIGNED_IN where nobody does. */
export function requireActor(carrier: object): Actor {
  const { actor, feathers }: Carrier = carrier;
  return actor ?? feathers?.actor ?? fail('NOT_SIGNED_IN');
}
