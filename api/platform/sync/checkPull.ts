import { isId } from '@plumbline/resources/language/ids';
import {
  type DeviceState,
  PULL_LIMIT,
  type PullRequest,
  type Shard,
} from '@plumbline/resources/rules/sync/protocol';
import { fail } from '../../base/errors/errors';
import { checkOwner } from './checkOwner';

/** The validated request, or BAD_REQUEST with the invalid part. */
export function checkPull(body: Readonly<Record<string, unknown>>): PullRequest {
  const { cursor = null, limit = PULL_LIMIT } = body;
  const owner = checkOwner(body);
  if (cursor !== null && (typeof cursor !== 'string' || cursor.length > 2000))
    return fail('BAD_REQUEST', { field: 'cursor' });
  if (typeof limit !== 'number' || !Number.isInteger(limit) || limit < 1 || limit > 2000)
    return fail('BAD_REQUEST', { field: 'limit' });
  const device = deviceIn(body.device);
  return { ...owner, shard: shardIn(body.shard), cursor, limit, ...(device ? { device } : {}) };
}

function deviceIn(value: unknown): DeviceState | null {
  if (value === undefined || value === null) return null;
  const { id, unsent } = value as Partial<Record<keyof DeviceState, unknown>>; // all still unknown
  if (
    isId(id) &&
    typeof unsent === 'number' &&
    Number.isInteger(unsent) &&
    unsent >= 0 &&
    unsent <= mostUnsent
  )
    return { id, unsent };
  return fail('BAD_REQUEST', { field: 'device' });
}
const mostUnsent = 1_000_000;

function shardIn(value: unknown): Shard {
  if (value === 'base') return value;
  if (typeof value === 'object' && value !== null && 'location' in value && isId(value.location))
    return { location: value.location };
  return fail('BAD_REQUEST', { field: 'shard' });
}
