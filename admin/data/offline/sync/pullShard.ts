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
  /** State of the registered device; and the callback when an action was sent to it. */
  device?: () => DeviceState | null;
  onCalled?: () => void;
}

/**
 * Updates one shard page by page; each page is stored before the next is requested. Throws the error that stopped it.
 */
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
      // A location that was deleted or is no longer permitted is removed with its rows.
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
  // Our own API's response, see resources/rules/sync/protocol.ts.
  return answer as unknown as PullAnswer;
}

/** Updates all shards, the base first; continues with the others if one is refused. Throws the first failure. */
export async function pullAll(parts: PullParts): Promise<void> {
  const rank = (key: string) => (key === 'base' ? '' : key);
  const failures: unknown[] = [];
  // A change of rights restarts shards that were updated already: they are loaded in a second round.
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
