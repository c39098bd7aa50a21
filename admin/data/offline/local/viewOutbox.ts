import type { Outbox } from '../outbox/createOutbox';
import type { SyncStatus } from '../sync/createSyncLoop';
import type { Photos } from '../sync/photos';
import type { OutboxView } from '../types';

interface Parts {
  outbox: Outbox;
  photos: Photos;
  status: () => SyncStatus;
  sending: () => readonly string[];
  lastSync: () => string | null;
}

/** The outbox as shown on screens: the same object until something changes. */
export function viewOutbox(parts: Parts): { get: () => OutboxView; forget: () => void } {
  let view: OutboxView | null = null;
  return {
    get: () => {
      view ??= make(parts);
      return view;
    },
    forget: () => {
      view = null;
    },
  };
}

function make({ outbox, photos, status, sending, lastSync }: Parts): OutboxView {
  const onTheWay = new Set(sending());
  const items = outbox
    .items()
    .map((item) =>
      item.state === 'waiting' && onTheWay.has(item.command.id)
        ? { ...item, state: 'sending' as const }
        : item,
    );
  const open = items.filter(({ state }) => state !== 'confirmed');
  return {
    waiting: open.filter(({ state }) => state !== 'refused').length,
    refused: open.filter(({ state }) => state === 'refused').length,
    photos: photos.missing(open.flatMap((item) => item.photos)).length,
    items: [...open, ...items.filter(({ state }) => state === 'confirmed').reverse()],
    lastSync: lastSync(),
    ...status(),
  };
}
