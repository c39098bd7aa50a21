import type { OutboxStorage } from '../storage/OutboxStorage';
import type { OutboxExport, OutboxItem } from '../types';

interface ExportParts {
  storage: Pick<OutboxStorage, 'photo'>;
  items: readonly OutboxItem[];
  user: string;
  instance: string;
  at: string;
}

/** All unconfirmed commands including photos: everything that exists on this device only. */
export async function exportOutbox({
  storage,
  items,
  user,
  instance,
  at,
}: ExportParts): Promise<OutboxExport> {
  const open = items.filter(({ state }) => state !== 'confirmed');
  const photos: OutboxExport['photos'] = [];
  for (const hash of new Set(open.flatMap((item) => item.photos))) {
    const stored = await storage.photo(hash);
    if (stored) photos.push({ file: stored.file, content: toBase64(stored.content) });
  }
  return {
    product: 'plumbline',
    kind: 'outbox',
    formatVersion: 1,
    user,
    instance,
    exportedAt: at,
    items: open,
    photos,
  };
}

/** The export in a file; undefined if it is something else, or from a newer version. */
export function readExport(text: string): OutboxExport | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isExport(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isExport(value: unknown): value is OutboxExport {
  if (typeof value !== 'object' || value === null) return false;
  const { product, kind, formatVersion, user, instance, items, photos } = value as Partial<
    Record<keyof OutboxExport, unknown>
  >; // still unknown
  return (
    product === 'plumbline' &&
    kind === 'outbox' &&
    formatVersion === 1 &&
    typeof user === 'string' &&
    typeof instance === 'string' &&
    Array.isArray(items) &&
    items.every(isItem) &&
    Array.isArray(photos) &&
    photos.every(isPhoto)
  );
}

const isItem = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'command' in value &&
  typeof value.command === 'object' &&
  value.command !== null &&
  'id' in value.command &&
  'resource' in value.command &&
  'recordId' in value.command &&
  'patch' in value.command &&
  'state' in value;

const isPhoto = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'content' in value &&
  typeof value.content === 'string' &&
  'file' in value;

const step = 0x8000;

function toBase64(content: ArrayBuffer): string {
  const bytes = new Uint8Array(content);
  let text = '';
  // In steps, as a call takes a limited number of arguments.
  for (let start = 0; start < bytes.length; start += step)
    text += String.fromCharCode(...bytes.subarray(start, start + step));
  return btoa(text);
}

export function fromBase64(text: string): ArrayBuffer {
  return Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0)).buffer;
}
