import { entities } from '@plumbline/resources/entities/index';
import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import type { Change, PullAnswer, PullRequest } from '@plumbline/resources/rules/sync/protocol';
import { shardKey } from '@plumbline/resources/rules/sync/shards';
import { settingsStamp } from '../../entities/accountEntity';
import { type Call, inTransaction } from '../../entities/call';
import { currentChangeNumbers } from '../../entities/changeNumber';
import { getRecord } from '../../entities/getRecord';
import { refuseOthers } from './checkOwner';
import { followShard } from './followShard';
import { countShard, loadShard } from './loadShard';
import { decodeCursor, encodeCursor, type PullCursor } from './pullCursor';
import { rightsStamp } from './rightsStamp';
import type { ShardCall } from './shardSql';

/** The next page of a shard for the caller: its rows at first, then changes in commit order. */
export async function pullShard(
  call: Call,
  { shard, cursor: sent, limit = 500, ...owner }: PullRequest,
): Promise<PullAnswer> {
  refuseOthers(call.actor, owner);
  const stamp = rightsStamp(call.actor, await settingsStamp(call));
  // One snapshot for the whole page, so that rows, counters and history are consistent.
  return inTransaction(call, async (inner) => {
    if (shard !== 'base') await getRecord(inner, entities.locations, shard.location);
    const ask: ShardCall = { call: inner, shard };
    const known = decodeCursor(sent, stamp, shardKey(shard));
    const start = known ?? (await beginning(ask, stamp));
    const page = start.load ? await loadPage(ask, start, limit) : await followPage(ask, start, limit);
    return {
      changes: page.changes,
      cursor: encodeCursor(page.next),
      complete: page.isWhole,
      stamp,
      isRestart: sent !== null && known === null,
      ...(known ? {} : { total: page.loaded ?? (await countShard(ask)) }),
    };
  });
}

interface Page {
  changes: Change[];
  next: PullCursor;
  isWhole: boolean;
  /** Number of rows loaded, if this page completes the load: then no count query is needed. */
  loaded?: number;
}

const accounts = ({ call }: ShardCall): [string, string] => [call.actor.instance, CATALOGUE_ID];

// The change numbers are read before the first row; later writes are followed from them.
async function beginning(ask: ShardCall, stamp: string): Promise<PullCursor> {
  const [own = 0, catalogue = 0] = await currentChangeNumbers(ask.call.db, accounts(ask));
  return { stamp, shard: shardKey(ask.shard), load: { step: 0, after: '' }, numbers: [own, catalogue] };
}

async function loadPage(ask: ShardCall, cursor: PullCursor, limit: number): Promise<Page> {
  const { changes, next } = await loadShard(ask, cursor.load ?? { step: 0, after: '' }, limit);
  if (next || changes.length >= limit) return { changes, next: { ...cursor, load: next }, isWhole: false };
  const rest = await followPage(ask, { ...cursor, load: null }, limit);
  return { ...rest, changes: [...changes, ...rest.changes], loaded: changes.length };
}

async function followPage(ask: ShardCall, cursor: PullCursor, limit: number): Promise<Page> {
  const numbers: PullCursor['numbers'] = [...cursor.numbers];
  const changes: Change[] = [];
  let isWhole = true;
  // Rows of a location's shard belong to the account; the catalogue only affects the base shard.
  const followed = accounts(ask).slice(0, ask.shard === 'base' ? 2 : 1);
  for (const [index, instance] of followed.entries()) {
    if (index > 0 && instance === followed[0]) continue;
    const page = await followShard(ask, instance, numbers[index] ?? 0, limit);
    numbers[index] = page.upTo;
    changes.push(...page.changes);
    isWhole &&= page.isWhole;
  }
  return { changes, next: { ...cursor, numbers }, isWhole };
}
