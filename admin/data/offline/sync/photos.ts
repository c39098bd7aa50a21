import { uploadFile } from '@plumbline/resources/commands/platform';
import type { FileValue } from '@plumbline/resources/language/fields/field';
import type { Owner } from '@plumbline/resources/rules/sync/protocol';
import { commandRequest } from '../../calls';
import type { OutboxStorage } from '../storage/OutboxStorage';
import type { Transport } from './failure';

export interface Photos {
  load(): Promise<void>;
  /** Stores the content; resolves when it is on disk. Equal content is the same photo. */
  save(content: Blob, name: string): Promise<FileValue>;
  content(hash: string): Promise<Blob | undefined>;
  isHere(hash: string): boolean;
  /** Those that are on this device and not on the server. */
  missing(hashes: Iterable<string>): string[];
  upload(hash: string): Promise<void>;
  /** The server reported these as missing. */
  forgetUpload(hashes: readonly string[]): Promise<void>;
  /** Removes photos uploaded before that time that no command needs. */
  tidy(needed: ReadonlySet<string>, before: string): Promise<void>;
}

interface Parts extends Owner {
  storage: OutboxStorage;
  transport: Transport;
  now: () => number;
  onChange: () => void;
}

/** Photos on this device, by content hash. */
export function createPhotos({ user, instance, storage, transport, now, onChange }: Parts): Photos {
  let known = new Map<string, { isUploaded: boolean; savedAt: string }>();

  async function mark(hash: string, isUploaded: boolean): Promise<void> {
    const stored = await storage.photo(hash);
    if (!stored) return;
    await storage.putPhoto({ ...stored, isUploaded });
    known.set(hash, { isUploaded, savedAt: stored.savedAt });
    onChange();
  }

  async function load(): Promise<void> {
    known = new Map(
      (await storage.photos()).map(({ hash, isUploaded, savedAt }) => [hash, { isUploaded, savedAt }]),
    );
  }

  return {
    load,
    async save(content, name) {
      const bytes = await content.arrayBuffer();
      const hash = await sha256(bytes);
      const file: FileValue = {
        hash,
        name: name.slice(-200),
        mimeType: content.type || 'application/octet-stream',
        size: content.size,
      };
      const savedAt = new Date(now()).toISOString();
      const isUploaded = known.get(hash)?.isUploaded ?? false;
      await storage.putPhoto({ hash, file, content: bytes, isUploaded, savedAt });
      known.set(hash, { isUploaded, savedAt });
      onChange();
      return file;
    },
    async content(hash) {
      const stored = await storage.photo(hash);
      return stored && new Blob([stored.content], { type: stored.file.mimeType });
    },
    isHere: (hash) => known.has(hash),
    missing: (hashes) => [...new Set(hashes)].filter((hash) => known.get(hash)?.isUploaded === false),
    async upload(hash) {
      const stored = await storage.photo(hash);
      if (!stored) return;
      const headers = {
        'content-type': stored.file.mimeType,
        'x-file-name': encodeURIComponent(stored.file.name),
        // The upload is refused if another user or account is signed in by now.
        'x-owner': `${user}/${instance}`,
      };
      await transport(...commandRequest(uploadFile, { hash }, { headers, body: stored.content }));
      await mark(hash, true);
    },
    async forgetUpload(hashes) {
      // Another tab may have saved photos.
      await load();
      for (const hash of hashes) if (known.has(hash)) await mark(hash, false);
    },
    async tidy(needed, before) {
      const gone = [...known]
        .filter(([hash, { isUploaded, savedAt }]) => isUploaded && savedAt < before && !needed.has(hash))
        .map(([hash]) => hash);
      if (gone.length === 0) return;
      await storage.removePhotos(gone);
      for (const hash of gone) known.delete(hash);
    },
  };
}

export async function sha256(content: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await globalThis.crypto.subtle.digest('SHA-256', content));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
