import { newId } from '@plumbline/resources/language/ids';
import { ownTimeZone } from '@plumbline/resources/language/timeZones';
import {
  type Command,
  type Receipt,
  SCHEMA_VERSION,
  type SyncedRow,
} from '@plumbline/resources/rules/sync/protocol';
import {
  type Changed,
  type Decision,
  type NewItem,
  type OutboxStorage,
  recordKey,
} from '../storage/OutboxStorage';
import type { OutboxItem, Side } from '../types';
import { recordOf } from './batch';
import { followersOf, linkTo, relink } from './chain';

/** A person's change before it is put into the outbox. `seen`: the version on the screen; null: any. */
export interface Draft extends Pick<Command, 'resource' | 'recordId' | 'operation' | 'name' | 'patch'> {
  seen: number | null;
  before: Record<string, unknown>;
  photos: string[];
}

export interface Outbox {
  /** Reads the stored outbox: at the start, and after another tab wrote. */
  refresh(): Promise<void>;
  items(): readonly OutboxItem[];
  /** The unconfirmed items of one record. */
  open(record: string): readonly OutboxItem[];
  find(commandId: string): OutboxItem | undefined;
  append(draft: Draft): Promise<OutboxItem>;
  confirm(commandId: string, receipt: Receipt): Promise<void>;
  refuse(commandId: string, receipt: Receipt): Promise<void>;
  /** Counts a failed attempt. */
  postpone(commandId: string): Promise<void>;
  /** Removes the link to a command that is no longer in the outbox. */
  release(commandId: string): Promise<void>;
  /** Confirms a refused command whose values the server's row already has. */
  settle(commandId: string, merging: Merging): Promise<void>;
  /** Sends a refused command under a new id, based on the server's row, with the chosen values. */
  rebase(
    commandId: string,
    merging: Merging,
    choice?: Readonly<Record<string, Side>>,
    besides?: Readonly<Record<string, unknown>>,
  ): Promise<void>;
  remove(commandId: string): Promise<void>;
  markExported(commandIds: readonly string[], at: string): Promise<void>;
  /** Adds the items of an export that are missing here; returns their number. */
  merge(items: readonly OutboxItem[]): Promise<number>;
  /** Removes all but the newest confirmed items. */
  prune(keep: number): Promise<void>;
}

/** Merging changes with those of others; loaded on demand. */
export interface Merging {
  mergedPatch: (item: OutboxItem, choice: Readonly<Record<string, Side>>) => Command['patch'];
  carryOn: (later: readonly OutboxItem[], current: SyncedRow, patch: Command['patch']) => OutboxItem[];
}

interface OutboxParts {
  storage: OutboxStorage;
  now: () => number;
  /** A record's items changed; null: any. `isOwn`: by this tab, so the other tabs have to be notified. */
  onChange: (record: string | null, isOwn: boolean) => void;
}

/** The outbox in memory, in sync with the one on disk: every change is stored before it is visible. */
export function createOutbox({ storage, now, onChange }: OutboxParts): Outbox {
  let all: readonly OutboxItem[] = [];
  let records = new Map<string, OutboxItem[]>();
  const isoNow = () => new Date(now()).toISOString();

  function replace(record: string | null, items: readonly OutboxItem[], isOwn: boolean): void {
    const others = record === null ? [] : all.filter((item) => recordOf(item) !== record);
    all = [...others, ...items].sort((one, other) => one.position - other.position);
    records = byRecord(all.filter(({ state }) => state !== 'confirmed'));
    onChange(record, isOwn);
  }

  async function change<T>(
    record: string | null,
    decide: (items: readonly OutboxItem[]) => Decision<T>,
  ): Promise<Changed<T>> {
    const changed = await storage.change(record, decide);
    replace(record, changed.items, true);
    return changed;
  }

  /** Changes one item as stored; does nothing if another tab has removed it meanwhile. */
  async function mend(
    commandId: string,
    decide: (item: OutboxItem, items: readonly OutboxItem[]) => Omit<Decision<undefined>, 'result'>,
  ): Promise<void> {
    const known = find(commandId);
    if (!known) return;
    await change(recordOf(known), (items) => {
      const item = items.find(({ command }) => command.id === commandId);
      return item ? { ...decide(item, items), result: undefined } : { result: undefined };
    });
  }

  const find = (commandId: string): OutboxItem | undefined =>
    all.find(({ command }) => command.id === commandId);

  return {
    items: () => all,
    open: (record) => records.get(record) ?? none,
    find,
    refresh: async () => replace(null, await storage.items(), false),
    async append({ seen, before, photos, ...rest }) {
      const base = { id: newId(now()), madeAt: isoNow(), zone: ownTimeZone(), schemaVersion: SCHEMA_VERSION };
      const { items } = await change(recordKey(rest.resource, rest.recordId), (existing) => {
        const command: Command = { ...base, ...rest, ...linkTo(existing, seen) };
        const item: NewItem = {
          command,
          state: 'waiting',
          before,
          attempts: 0,
          settledAt: null,
          receipt: null,
          exportedAt: null,
          photos,
        };
        return { add: [item], result: undefined };
      });
      const added = items.find(({ command }) => command.id === base.id);
      if (!added) throw new Error('The storage lost what it was given.');
      return added;
    },
    confirm: (commandId, receipt) =>
      mend(commandId, (item) => ({ put: [confirmed(item, receipt, isoNow())] })),
    refuse: (commandId, receipt) =>
      mend(commandId, (item) => ({ put: [{ ...item, state: 'refused', receipt, settledAt: isoNow() }] })),
    postpone: (commandId) => mend(commandId, (item) => ({ put: [{ ...item, attempts: item.attempts + 1 }] })),
    release: (commandId) =>
      mend(commandId, (item, items) => {
        const { after, ...command } = item.command;
        const isOrphan =
          after !== undefined && !items.some((one) => one.command.id === after && one.state !== 'confirmed');
        return isOrphan ? { put: [{ ...item, command }] } : {};
      }),
    settle: (commandId, merging) =>
      mend(commandId, (item, items) => {
        const link = { id: null, baseVersion: item.receipt?.current?.version ?? null };
        const later = relinked(items, item, { link, patch: {}, merging });
        return { put: [confirmed(item, item.receipt, isoNow()), ...later] };
      }),
    rebase: (commandId, merging, choice = {}, besides = {}) =>
      mend(commandId, (item, items) => {
        if (item.state !== 'refused') return {};
        const current = item.receipt?.current ?? null;
        const { operation } = item.command;
        const chosen = merging.mergedPatch(item, choice);
        const isEmpty = operation !== 'delete' && Object.keys(chosen).length === 0;
        const patch = isEmpty ? chosen : { ...chosen, ...besides };
        const link = { baseVersion: current?.version ?? item.command.baseVersion };
        if (operation === 'delete' ? choice.deletedAt === 'theirs' : isEmpty && operation !== 'command') {
          return {
            remove: [item.position],
            put: relinked(items, item, { link: { id: null, ...link }, patch: {}, merging }),
          };
        }
        const { after: _after, ...command } = item.command;
        const id = newId(now());
        const again: OutboxItem = {
          ...item,
          command: { ...command, ...link, id, patch, operation: revived(item) },
          before: Object.fromEntries(
            Object.keys(patch).map((field) => [field, current ? current[field] : item.before[field]]),
          ),
          state: 'waiting',
          attempts: 0,
          settledAt: null,
          receipt: null,
        };
        const later = relinked(items, item, { link: { id, baseVersion: null }, patch, merging });
        return { put: [again, ...givenToAll(besides, followersOf(items, commandId), later)] };
      }),
    remove: (commandId) =>
      mend(commandId, (item, items) => {
        const { after, baseVersion } = item.command;
        return {
          remove: [item.position],
          put: relink(items, commandId, { id: null, baseVersion, ...(after === undefined ? {} : { after }) }),
        };
      }),
    async markExported(commandIds, at) {
      const ids = new Set(commandIds);
      await change(null, (items) => ({
        put: items.filter(({ command }) => ids.has(command.id)).map((item) => ({ ...item, exportedAt: at })),
        result: undefined,
      }));
    },
    async merge(imported) {
      const { result } = await change(null, (items) => {
        const known = new Set(items.map(({ command }) => command.id));
        const added = imported.filter(
          ({ command, state }) => state !== 'confirmed' && !known.has(command.id),
        );
        return { add: added.map(({ position: _position, ...item }) => item), result: added.length };
      });
      return result;
    },
    async prune(keep) {
      if (all.filter(({ state }) => state === 'confirmed').length <= keep) return;
      await change(null, (items) => {
        const done = items
          .filter(({ state }) => state === 'confirmed')
          .sort((one, other) => one.position - other.position);
        return {
          remove: done.slice(0, Math.max(0, done.length - keep)).map(({ position }) => position),
          result: undefined,
        };
      });
    },
  };
}

function byRecord(items: readonly OutboxItem[]): Map<string, OutboxItem[]> {
  const groups = new Map<string, OutboxItem[]>();
  for (const item of items) {
    const key = recordOf(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return groups;
}

/** The commands chained to this one, linked to its replacement and rebased on the others' changes. */
function relinked(
  items: readonly OutboxItem[],
  { command, receipt }: OutboxItem,
  { link, patch, merging }: { link: Parameters<typeof relink>[2]; patch: Command['patch']; merging: Merging },
): OutboxItem[] {
  const linked = relink(items, command.id, link);
  const current = receipt?.current;
  if (!current || linked.length === 0) return linked;
  const later = followersOf(items, command.id).map(
    (item) => linked.find(({ position }) => position === item.position) ?? item,
  );
  const carried = merging.carryOn(later, current, patch);
  const isCarried = ({ position }: OutboxItem) => carried.some((item) => item.position === position);
  return [...carried, ...linked.filter((item) => !isCarried(item))];
}

/** What the person added while deciding, such as a reason, holds for the record's later changes as well. */
function givenToAll(
  besides: Readonly<Record<string, unknown>>,
  later: readonly OutboxItem[],
  put: readonly OutboxItem[],
): OutboxItem[] {
  const isTaken = ({ command }: OutboxItem) =>
    (command.operation === 'update' || command.operation === 'delete') && Object.keys(besides).length > 0;
  const known = new Map([...later.filter(isTaken), ...put].map((item) => [item.position, item]));
  return [...known.values()].map((item) =>
    isTaken(item)
      ? { ...item, command: { ...item.command, patch: { ...besides, ...item.command.patch } } }
      : item,
  );
}

const none: readonly OutboxItem[] = [];

// Confirmed items are kept to be shown, without their content.
function confirmed(item: OutboxItem, receipt: Receipt | null, settledAt: string): OutboxItem {
  return {
    ...item,
    state: 'confirmed',
    settledAt,
    before: {},
    photos: [],
    command: { ...item.command, patch: {} },
    receipt: receipt && { ...receipt, current: null },
  };
}

/** A create whose id already exists becomes an update. */
const revived = ({ command, receipt }: OutboxItem): Command['operation'] =>
  command.operation === 'create' && receipt?.code === 'DUPLICATE_ID' && receipt.current
    ? 'update'
    : command.operation;
