import { pullChanges } from '@plumbline/resources/commands/sync';
import {
  type DeviceState,
  type Owner,
  PULL_LIMIT,
  type PullAnswer,
  type PullRequest,
} from '@plumbline/resources/rules/sync/protocol';
import { shardOfKey } from '@plumbline/resources/rules/sync/shards';
import { commandRequest } from '../../calls';
import type { Replica } from '../replica/createReplica';
import { failureOf, jsonOf, StrangeAnswer, type Transport } from './failure';

export interface PullParts extends Owner {
  replica: Replica;
  transport: Transport;
  now: () => number;
  /** The device as it stands, where the server knows it; and what to do when it is called. */
  device?: () => DeviceState | null;
  onCalled?: () => void;
}

/** Brings one shard up to date, page by page; each page is on disk before the next is asked for. Throws what stopped it. */
export async function pullShard(
  { replica, transport, now, user, instance, device, onCalled }: PullParts,
  key: string,
): Promise<void> {
  for (;;) {
    const shard = replica.shard(key);
    if (!shard) return;
    const asking = key === 'base' ? device?.() : null;
    const request: PullRequest = {
      user,
      instance,
      shard: shardOfKey(key),
      cursor: shard.cursor,
      limit: PULL_LIMIT,
      ...(asking ? { device: asking } : {}),
    };
    try {
      const answer = await ask(transport, request);
      await replica.apply(shard, answer, new Date(now()).toISOString());
      if (answer.isCalled === true) onCalled?.();
      if (answer.complete) return;
    } catch (error) {
      const { kind, code } = failureOf(error);
      // A location that is gone or no longer the person's takes its rows along.
      if (kind === 'refused' && (code === 'NOT_FOUND' || code === 'FORBIDDEN') && key !== 'base')
        await replica.remove(key);
      else await replica.fail(key, code).catch(() => {});
      throw error;
    }
  }
}

async function ask(transport: Transport, request: PullRequest): Promise<PullAnswer> {
  const response = await transport(...commandRequest(pullChanges, { input: { ...request } }));
  const answer = await jsonOf(response);
  if (!Array.isArray(answer.changes) || typeof answer.cursor !== 'string') throw new StrangeAnswer();
  // Our own API's answer, see resources/rules/sync/protocol.ts.
  return answer as unknown as PullAnswer;
}

/** Brings all shards up to date, the base first; goes on with the others when one is refused. Throws the first failure. */
export async function pullAll(parts: PullParts): Promise<void> {
  const rank = (key: string) => (key === 'base' ? '' : key);
  const failures: unknown[] = [];
  // A change of rights voids shards that were read already: then they are read once more.
  for (let round = 0; round < 2; round += 1) {
    const keys = parts.replica
      .shards()
      .map(({ key }) => key)
      .sort((one, other) => rank(one).localeCompare(rank(other)));
    const wanted = round === 0 ? keys : keys.filter((key) => parts.replica.shard(key)?.cursor === null);
    for (const key of wanted) {
      try {
        await pullShard(parts, key);
      } catch (error) {
        if (!['refused', 'tooLarge'].includes(failureOf(error).kind)) throw error;
        failures.push(error);
      }
    }
  }
  if (failures.length > 0) throw failures[0];
}
