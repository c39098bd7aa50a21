import type { OfflineClient } from '../../admin/data/offline/OfflineClient';
import type { OutboxItem } from '../../admin/data/offline/types';
import { markedField, markerIn, type Save } from './saves';

/** Resolves the first refused change: theirs is kept, or mine is sent again based on it. */
export async function resolve(
  client: OfflineClient,
  side: 'mine' | 'theirs',
  saves: readonly Save[],
): Promise<void> {
  const item = client.outbox().items.find(({ state }) => state === 'refused');
  if (!item) return;
  const { theirs, fields } = client.conflict(item.command.id) ?? { theirs: null, fields: [] };
  // A deleted row cannot be rebased on, and a refused step cannot succeed later.
  if ((!theirs && item.command.operation !== 'create') || item.command.operation === 'command')
    return discard(client, saves);
  const entry = saveOf(item, saves);
  entry?.seen.add(theirs?.[markedField(item.command.resource)] ?? null);
  const choose = () =>
    client.rebase(item.command.id, Object.fromEntries(fields.map(({ field }) => [field, side])));
  if (side === 'theirs' && item.command.operation !== 'delete') await giveUp(entry, { client, item, choose });
  else await choose();
}

/** Discards the first refused change, after exporting it as the product requires. */
export async function discard(client: OfflineClient, saves: readonly Save[]): Promise<void> {
  const item = client.outbox().items.find(({ state }) => state === 'refused');
  if (!item) return;
  const exported = await (await client.exportOutbox()).text();
  if (!exported.includes(item.command.id)) throw new Error('The export lacks what is about to be discarded.');
  await giveUp(saveOf(item, saves), { client, item, choose: () => client.discard(item.command.id) });
}

/** The save a command came from, also after it was rebased. */
export function saveOf(
  { command: { recordId, operation, name, patch } }: Pick<OutboxItem, 'command'>,
  saves: readonly Save[],
): Save | undefined {
  return operation === 'delete' || operation === 'command'
    ? saves.find((one) => one.operation === operation && one.step === name && one.recordId === recordId)
    : saves.find(({ marker }) => marker === markerIn(patch));
}

interface Choice {
  client: OfflineClient;
  item: OutboxItem;
  choose: () => Promise<void>;
}

/** Recorded before it is done, as the tab may end meanwhile. If another tab has decided before, it has no effect. */
async function giveUp(entry: Save | undefined, { client, item, choose }: Choice): Promise<void> {
  if (entry) entry.isGivenUp = true;
  await choose();
  const isStillThere = client.outbox().items.some(({ position }) => position === item.position);
  if (entry && isStillThere) entry.isGivenUp = false;
}
