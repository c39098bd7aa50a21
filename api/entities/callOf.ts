import type { Api } from '../base/context/context';
import type { Call } from './call';
import { type Carrier, requireActor } from './requireActor';

/** The call of a request or of Feathers' params. */
export function callOf(api: Pick<Api, 'db' | 'now'>, carrier: object): Call {
  const actor = requireActor(carrier);
  const { zone, feathers }: Carrier = carrier;
  const told = zone ?? feathers?.zone;
  return { db: api.db, actor, now: api.now(), ...(told === undefined ? {} : { zone: told }) };
}
