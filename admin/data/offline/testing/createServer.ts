import type { EntityName } from '@plumbline/resources/language/names';
import type {
  Change,
  Command,
  DeviceState,
  PullAnswer,
  PullRequest,
  PushRequest,
  Receipt,
  ReceiptsRequest,
  SyncedRow,
} from '@plumbline/resources/rules/sync/protocol';
import { photosIn } from '../client/photosIn';
import type { Transport } from '../sync/failure';

/**
 * Simulated failure of a call; `lost`: applied, but the response is lost; `silent`: applied, and the call never
 * settles.
 */
export type Fault = number | 'unreachable' | 'lost' | 'silent' | { status: number; body: unknown };

/** A small in-memory server that implements the protocol, for tests of the client alone. */
export interface Server {
  transport: Transport;
  put(resource: EntityName, row: Partial<SyncedRow> & { id: string }): SyncedRow;
  drop(resource: EntityName, id: string): void;
  row(resource: EntityName, id: string): SyncedRow | undefined;
  /** Number of commands applied, or whether this one was. */
  applied(commandId?: string): number;
  /** Failures of the next calls, in order; null: none. */
  failNext(...faults: (Fault | null)[]): void;
  /** Returns a code to refuse a command with. */
  refuse: (command: Command) => string | undefined;
  /** Whether a file of a command is missing. */
  lacks: (hash: string) => boolean;
  stamp: string;
  /** Largest body of a push, in characters. */
  most: number;
  calls: string[];
  files: Set<string>;
  /** Owner headers of the uploads. */
  owners: (string | null)[];
  pageSize: number;
  /** Devices in pull requests, and whether the next one is told of an action. */
  devices: (DeviceState | undefined)[];
  isCalling: boolean;
}

export function createServer(): Server {
  const rows = new Map<string, SyncedRow>();
  const log: { number: number; resource: EntityName; id: string; location: unknown }[] = [];
  const receipts = new Map<string, Receipt>();
  const faults: (Fault | null)[] = [];
  let number = 0;
  let count = 0;
  const key = (resource: string, id: string) => `${resource}/${id}`;

  const server: Server = {
    transport,
    put(resource, values) {
      const before = rows.get(key(resource, values.id));
      number += 1;
      const row: SyncedRow = {
        ...before,
        ...values,
        version: (before?.version ?? 0) + 1,
        changeNumber: number,
      };
      log.push({ number, resource, id: row.id, location: before?.location });
      rows.set(key(resource, row.id), row);
      return row;
    },
    drop(resource, id) {
      number += 1;
      log.push({ number, resource, id, location: rows.get(key(resource, id))?.location });
      rows.delete(key(resource, id));
    },
    row: (resource, id) => rows.get(key(resource, id)),
    applied: (commandId) =>
      commandId === undefined ? count : receipts.get(commandId)?.status === 'applied' ? 1 : 0,
    failNext: (...next) => void faults.push(...next),
    refuse: () => undefined,
    lacks: () => false,
    stamp: 'rights-1',
    most: Number.POSITIVE_INFINITY,
    calls: [],
    files: new Set(),
    owners: [],
    pageSize: 500,
    devices: [],
    isCalling: false,
  };

  async function transport(address: string, init: RequestInit = {}): Promise<Response> {
    server.calls.push(address);
    if (address.startsWith('/api/files/')) server.owners.push(new Headers(init.headers).get('x-owner'));
    const fault = faults.shift() ?? null;
    if (fault === 'unreachable') throw new TypeError('fetch failed');
    if (typeof fault === 'number') throw refusal(fault);
    if (fault !== null && typeof fault === 'object') throw refusal(fault.status, fault.body);
    const answer = handle(address, init);
    if (fault === 'lost') throw new TypeError('fetch failed');
    if (fault === 'silent') return new Promise(() => {});
    return Response.json(answer);
  }

  function handle(address: string, init: RequestInit): unknown {
    if (address.startsWith('/api/files/')) {
      server.files.add(address.slice('/api/files/'.length));
      return {};
    }
    const text = String(init.body ?? '{}');
    if (address === '/api/sync/pull') return pull(JSON.parse(text));
    if (address === '/api/sync/push') {
      if (text.length > server.most) throw refusal(413, { code: 'TOO_LARGE' });
      let hasFailed = false;
      return {
        receipts: (JSON.parse(text) as PushRequest).commands.map((command) => {
          if (hasFailed) return { ...none, id: command.id, status: 'held', code: 'SYNC_HELD' };
          const receipt = push(command);
          hasFailed ||= receipt.status === 'failed';
          return receipt;
        }),
      };
    }
    if (address === '/api/sync/receipts')
      return {
        receipts: (JSON.parse(text) as ReceiptsRequest).commands.flatMap((id) => receipts.get(id) ?? []),
      };
    return { sizes: [] };
  }

  function pull({ shard, cursor, device }: PullRequest): PullAnswer {
    server.devices.push(device);
    const [stamp, since] = cursor?.split(':') ?? [];
    const isRestart = cursor !== null && stamp !== server.stamp;
    const start = isRestart || since === undefined ? 0 : Number(since);
    const isIn = (row: SyncedRow | undefined) =>
      row && (shard === 'base' ? row.location === undefined : row.location === shard.location);
    const entries = log.filter((entry) => entry.number > start);
    const page = entries.slice(0, server.pageSize);
    const changes = page.flatMap(({ resource, id, location }): Change[] => {
      const row = rows.get(key(resource, id));
      if (row && isIn(row)) return [{ resource, id, row }];
      return start > 0 && (shard === 'base' ? location === undefined : location === shard.location)
        ? [{ resource, id, row: null }]
        : [];
    });
    return {
      changes,
      cursor: `${server.stamp}:${page.at(-1)?.number ?? Math.max(start, number)}`,
      complete: entries.length <= server.pageSize,
      stamp: server.stamp,
      isRestart,
      ...(start === 0 ? { total: entries.length } : {}),
      ...(device && server.isCalling ? { isCalled: true } : {}),
    };
  }

  function push(command: Command): Receipt {
    const known = receipts.get(command.id);
    if (known) return { ...known, current: rows.get(key(command.resource, command.recordId)) ?? null };
    const receipt = settle(command);
    const current = rows.get(key(command.resource, command.recordId)) ?? null;
    if (receipt.status === 'applied' || receipt.status === 'refused') receipts.set(command.id, receipt);
    return { ...receipt, current };
  }

  function settle(command: Command): Receipt {
    const { id, resource, recordId, operation, patch, after } = command;
    const answer = (
      status: Receipt['status'],
      code: string | null,
      version: number | null = null,
    ): Receipt => ({ id, status, code, version, data: null, errors: null, current: null });
    if (after !== undefined && receipts.get(after)?.status !== 'applied') return answer('held', 'SYNC_HELD');
    const code = server.refuse(command);
    if (code !== undefined) return code === 'UNEXPECTED' ? answer('failed', code) : answer('refused', code);
    const hashes = photosIn(resource, patch).filter(server.lacks);
    if (hashes.length > 0) return { ...answer('failed', 'FILE_MISSING'), data: { hashes } };
    const before = rows.get(key(resource, recordId));
    const base = after === undefined ? command.baseVersion : (receipts.get(after)?.version ?? null);
    if (operation === 'create' && before) return answer('refused', 'DUPLICATE_ID');
    if (operation !== 'create' && !before) return answer('refused', 'NOT_FOUND');
    if (operation !== 'create' && base !== null && base !== before?.version)
      return answer('refused', 'STALE_VERSION');
    count += 1;
    if (operation === 'delete') {
      server.drop(resource, recordId);
      return answer('applied', null);
    }
    return answer('applied', null, server.put(resource, { ...patch, id: recordId }).version);
  }

  return server;
}

const none = { version: null, data: null, errors: null, current: null };

function refusal(status: number, body: unknown = { code: undefined }): Error {
  return Object.assign(new Error(`HTTP ${status}`), { status, body });
}
