import type { Command } from '@plumbline/resources/rules/sync/protocol';
import type { OutboxItem } from '../types';

type Link = Pick<Command, 'baseVersion' | 'after'>;

/**
 * How a new command stands to the ones before it on its record. `items` are those of the record in order, `seen` is the
 * version the person saw (0 for a record made here): after one that is not confirmed yet it builds on that one; also
 * after a confirmed one when all that happened since `seen` were the person's own commands.
 */
export function linkTo(items: readonly OutboxItem[], seen: number | null): Link {
  const last = items.at(-1);
  const follows =
    last && (last.state !== 'confirmed' || (wasApplied(last) && ownVersionsUpTo(last, items).has(seen)));
  return follows ? { baseVersion: seen, after: last.command.id } : { baseVersion: seen };
}

// One that was settled without being applied (both did the same) has no result on the server to build on.
const wasApplied = ({ receipt }: OutboxItem): boolean => receipt?.status === 'applied';

/** The versions that the person's own unbroken chain of commands led through, before the last one. */
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

/** The record's later commands after one of them got another id (or went: null), so that none waits for what never comes. */
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

/** The record's commands that were made one after the other on top of this one and are not confirmed, in their order. */
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
