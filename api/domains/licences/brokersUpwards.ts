import type { Call } from '../../entities/call';
import { findTyped, type Typed } from '../../entities/typedRecords';

/** A broker and its ancestors, nearest first. */
export async function brokersUpwards(
  catalogue: Call,
  first: string | null | undefined,
): Promise<Typed<'brokers'>[]> {
  const chain: Typed<'brokers'>[] = [];
  let next = first ?? null;
  while (next && !chain.some(({ id }) => id === next)) {
    const broker: Typed<'brokers'> | undefined = await findTyped(catalogue, 'brokers', next);
    if (!broker) break;
    chain.push(broker);
    next = broker.parentBroker;
  }
  return chain;
}
