import type { Command } from '@plumbline/resources/rules/sync/protocol';
import type { OutboxItem } from '../types';

type Link = Pick<Command, 'baseVersion' | 'after'>;

/**
 * Base of a new command. `items` are the record's items in order, `seen` is the version the person saw (0 for a record
 * created here). It follows the last command if that is unconfirmed, or if it is confirmed and only the person's own
 * commands happened since `seen`.
 */
export function linkTo(items: readonly OutboxItem[], seen: number | null): Link {
  const last = items.at(-1);
  const follows =
    last && (last.state !== 'confirmed' || (wasApplied(last) && ownVersionsUpTo(last, items).has(seen)));
  return follows ? { baseVersion: seen, after: last.command.id } : { baseVersion: seen };
}

// A command settled without being applied (both sides did the same) has no resulting version.
const wasApplied = ({ receipt }: OutboxItem): boolean => receipt?.status === 'applied';

/** The versions produced by the person's own unbroken chain of commands, before the last one. */
function ownVersionsUpTo(last: OutboxItem, items: readonly OutboxItem[]): Set<number | null> {
  const versions = new Set<number | null>();
  for (let item: OutboxItem | undefined = last; item; ) {
    const { after, baseVersion }: Command = item.command;
    const previous: OutboxItem | undefined =
      after === undefined ? undefined : items.find(({ command }) => command.id === after);
    if (previous) versions.add(previous.receipt?.version ?? null);
    else if (after === undefined) versions.add(baseVersion ?? 0);
    item = previous;
  }
  return versions;
}

/**
 * The record's later commands after one of them got a new id (or was removed: null), so that none waits for a missing
 * command.
 */
export function relink(
  items: readonly OutboxItem[],
  from: string,
  to: (Link & { id: string }) | (Link & { id: null }),
): OutboxItem[] {
  return items
    .filter(({ command, state }) => command.after === from && state !== 'confirmed')
    .map((item) => {
      const { after: _after, ...command } = item.command;
      const link: Link =
        to.id !== null
          ? { baseVersion: command.baseVersion, after: to.id }
          : { baseVersion: to.baseVersion, ...(to.after === undefined ? {} : { after: to.after }) };
      return { ...item, command: { ...command, ...link } };
    });
}

/** The unconfirmed commands chained to this one, in order. */
export function followersOf(items: readonly OutboxItem[], from: string): OutboxItem[] {
  const found: OutboxItem[] = [];
  let last: string | undefined = from;
  while (last !== undefined) {
    const next: OutboxItem | undefined = items.find(
      ({ command, state }) => command.after === last && state !== 'confirmed',
    );
    if (next) found.push(next);
    last = next?.command.id;
  }
  return found;
}
