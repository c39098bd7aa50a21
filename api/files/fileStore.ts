import { createReadStream } from 'node:fs';
import { mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';

/** Where contents lie, by account and hash; `variant` names a derived picture such as the thumbnail. */
export interface FileStore {
  /** Moves a finished temporary file into place; doing it twice is harmless. */
  adopt(instance: string, hash: string, temporary: string, variant?: string): Promise<void>;
  has(instance: string, hash: string, variant?: string): Promise<boolean>;
  read(instance: string, hash: string, variant?: string): Promise<Buffer>;
  stream(instance: string, hash: string, variant?: string): Readable;
  /** A folder on the same device for files being written. */
  temporaryFolder: string;
}

/** Contents on this machine's disk, or on a volume that all app processes share. */
export async function openDiskStore(dataDir: string): Promise<FileStore> {
  const root = path.join(dataDir, 'files');
  const temporaryFolder = path.join(root, 'incoming');
  await mkdir(temporaryFolder, { recursive: true });
  const place = (instance: string, hash: string, variant?: string): string =>
    path.join(root, instance, hash.slice(0, 2), variant ? `${hash}.${variant}` : hash);
  return {
    temporaryFolder,
    async adopt(instance, hash, temporary, variant) {
      const target = place(instance, hash, variant);
      await mkdir(path.dirname(target), { recursive: true });
      await rename(temporary, target);
    },
    has: (instance, hash, variant) =>
      stat(place(instance, hash, variant)).then(
        () => true,
        () => false,
      ),
    read: (instance, hash, variant) => readFile(place(instance, hash, variant)),
    stream: (instance, hash, variant) => createReadStream(place(instance, hash, variant)),
  };
}

/** Removes what an upload left behind; a file already adopted is no longer there. */
export const discard = (temporary: string): Promise<void> => rm(temporary, { force: true });
