import type { OfflineClient } from '../../admin/data/offline/OfflineClient';

/** Number of commands that wait for a refused one of their record. */
export function heldBack(client: OfflineClient): number {
  const refused = new Set(
    client
      .outbox()
      .items.filter(({ state }) => state === 'refused')
      .map(({ command }) => command.recordId),
  );
  return client
    .outbox()
    .items.filter(
      ({ state, command }) => state !== 'confirmed' && state !== 'refused' && refused.has(command.recordId),
    ).length;
}
