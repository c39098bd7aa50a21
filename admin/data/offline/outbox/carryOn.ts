import { entities } from '@plumbline/resources/entities/index';
import type { SyncedRow } from '@plumbline/resources/rules/sync/protocol';
import { listOf } from '../merge/compareSides';
import { mergeItems } from '../merge/mergeItems';
import { sameValue } from '../sameValue';
import type { OutboxItem } from '../types';

type Row = Readonly<Record<string, unknown>>;

/**
 * Rebases a record's later commands after the first one is based on the current row (`current`, with `patch` applied):
 * their lists are merged with the others' changes. A conflicting command keeps an outdated base version, so that the
 * server refuses it and the person is asked, instead of overwriting unseen changes.
 */
export function carryOn(later: readonly OutboxItem[], current: SyncedRow, patch: Row): OutboxItem[] {
  const carried: OutboxItem[] = [];
  let running: Row = { ...current, ...patch };
  for (const item of later) {
    if (item.command.operation !== 'update') break;
    const put = onTopOf(item, running);
    if (!put) {
      const { after: _after, ...command } = item.command;
      carried.push({ ...item, command: { ...command, baseVersion: current.version - 1 } });
      break;
    }
    carried.push(put);
    running = { ...running, ...put.command.patch };
  }
  return carried;
}

/** Undefined: there is a conflict. */
function onTopOf(item: OutboxItem, running: Row): OutboxItem | undefined {
  const { command } = item;
  const patch = { ...command.patch };
  const before = { ...item.before };
  for (const [name, mine] of Object.entries(command.patch)) {
    const theirs = running[name];
    if (theirs === undefined || sameValue(before[name], theirs) || sameValue(mine, theirs)) continue;
    const list = listOf(entities[command.resource], name);
    const merged = list && mergeItems(list, { before: before[name], mine, theirs });
    if (!merged || merged.contests.length > 0) return undefined;
    patch[name] = merged.items;
    before[name] = theirs;
  }
  return { ...item, before, command: { ...command, patch } };
}
