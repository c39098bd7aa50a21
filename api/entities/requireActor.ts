import type { Actor } from '@plumbline/resources/language/permissions';
import { fail } from '../base/errors/errors';

/** Sign-in sets the actor in `req.feathers`, which Feathers passes as params. */
export interface Carrier {
  actor?: Actor;
  zone?: string;
  feathers?: { actor?: Actor; zone?: string };
}

/** The caller; NOT_SIGNED_IN without one. */
export function requireActor(carrier: object): Actor {
  const { actor, feathers }: Carrier = carrier;
  return actor ?? feathers?.actor ?? fail('NOT_SIGNED_IN');
}
