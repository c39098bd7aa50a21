import { entities } from '@plumbline/resources/entities/index';
import type { SyncedRow } from '@plumbline/resources/rules/sync/protocol';
import { listOf } from '../merge/compareSides';
import { mergeItems } from '../merge/mergeItems';
import { sameValue } from '../sameValue';
import type { OutboxItem } from '../types';

type Row = Readonly<Record<string, unknown>>;

/**
 * A record's later commands, once the first of them is to go on top of what others saved meanwhile (`current`, with `patch`
 * upon it): their lists get what the others put into them. One that both changed alike stands for itself on what its person
 * saw, so that the server refuses it and the person is asked, instead of writing over what was never seen.
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

/** Undefined: somebody has to choose. */
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
