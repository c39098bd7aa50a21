import type { OfflineClient } from '../../admin/data/offline/OfflineClient';
import type { OutboxItem } from '../../admin/data/offline/types';
import { markedField, markerIn, type Save } from './saves';

/** The person decides about the first refused change: theirs stays, or mine goes on top of it. */
export async function resolve(
  client: OfflineClient,
  side: 'mine' | 'theirs',
  saves: readonly Save[],
): Promise<void> {
  const item = client.outbox().items.find(({ state }) => state === 'refused');
  if (!item) return;
  const { theirs, fields } = client.conflict(item.command.id) ?? { theirs: null, fields: [] };
  // Nothing can go on top of a row that is gone, and a step that is impossible stays so.
  if ((!theirs && item.command.operation !== 'create') || item.command.operation === 'command')
    return discard(client, saves);
  const entry = saveOf(item, saves);
  entry?.seen.add(theirs?.[markedField(item.command.resource)] ?? null);
  const choose = () =>
    client.rebase(item.command.id, Object.fromEntries(fields.map(({ field }) => [field, side])));
  if (side === 'theirs' && item.command.operation !== 'delete') await giveUp(entry, { client, item, choose });
  else await choose();
}

/** Gives the first refused change up, which the product allows only after it was exported. */
export async function discard(client: OfflineClient, saves: readonly Save[]): Promise<void> {
  const item = client.outbox().items.find(({ state }) => state === 'refused');
  if (!item) return;
  const exported = await (await client.exportOutbox()).text();
  if (!exported.includes(item.command.id)) throw new Error('The export lacks what is about to be discarded.');
  await giveUp(saveOf(item, saves), { client, item, choose: () => client.discard(item.command.id) });
}

/** The save that a command came from, also after it was put on top of another row. */
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

/** Marked before it is done, as the tab may die of it. Where another tab has decided before, the choice has no effect. */
async function giveUp(entry: Save | undefined, { client, item, choose }: Choice): Promise<void> {
  if (entry) entry.isGivenUp = true;
  await choose();
  const isStillThere = client.outbox().items.some(({ position }) => position === item.position);
  if (entry && isStillThere) entry.isGivenUp = false;
}
