import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';

/** Where contents lie, by account and hash; `variant` names a derived picture such as the thumbnail. */
export interface FileStore {
  /**
   * Moves a finished temporary file into place; doing it twice is harmless. Once it is done the content outlives a loss
   * of power: devices remove their copy of a photo on the strength of it.
   */
  adopt(instance: string, hash: string, temporary: string, variant?: string): Promise<void>;
  /** Gives another account a copy of a content and its derived pictures; doing it twice is harmless. */
  copy(from: string, to: string, hash: string): Promise<void>;
  /** Takes a content and its derived pictures away; doing it twice is harmless. */
  remove(instance: string, hash: string): Promise<void>;
  has(instance: string, hash: string, variant?: string): Promise<boolean>;
  read(instance: string, hash: string, variant?: string): Promise<Buffer>;
  stream(instance: string, hash: string, variant?: string): Readable;
  /** Bytes from `start`, at most `length` of them; fewer at the end of the content. */
  readPart(instance: string, hash: string, part: { start: number; length: number }): Promise<Buffer>;
  /** A folder on the same device for files being written. */
  temporaryFolder: string;
}

/** Derived pictures, the picture as it came, and the content itself, which is last: it stands for the whole. */
const variants = ['thumb', 'print', 'original', undefined];

/** Contents on this machine's disk, or on a volume that all app processes share. */
export async function openDiskStore(dataDir: string): Promise<FileStore> {
  const root = path.join(dataDir, 'files');
  const temporaryFolder = path.join(root, 'incoming');
  await mkdir(temporaryFolder, { recursive: true });
  await removeAbandoned(temporaryFolder);
  const place = (instance: string, hash: string, variant?: string): string =>
    path.join(root, instance, hash.slice(0, 2), variant ? `${hash}.${variant}` : hash);
  const has: FileStore['has'] = (instance, hash, variant) =>
    stat(place(instance, hash, variant)).then(
      () => true,
      () => false,
    );
  const adopt: FileStore['adopt'] = async (instance, hash, temporary, variant) => {
    const target = place(instance, hash, variant);
    const made = await mkdir(path.dirname(target), { recursive: true });
    await flush(temporary);
    await rename(temporary, target);
    await flush(path.dirname(target));
    // The folders' own names stand in the folders above them.
    if (made)
      for (let at = path.dirname(target); at !== root; at = path.dirname(at)) await flush(path.dirname(at));
  };
  return {
    temporaryFolder,
    adopt,
    has,
    async copy(from, to, hash) {
      for (const variant of variants) {
        if (!(await has(from, hash, variant)) || (await has(to, hash, variant))) continue;
        const temporary = path.join(temporaryFolder, randomUUID());
        await copyFile(place(from, hash, variant), temporary);
        await adopt(to, hash, temporary, variant);
      }
    },
    async remove(instance, hash) {
      for (const variant of variants) await rm(place(instance, hash, variant), { force: true });
    },
    read: (instance, hash, variant) => readFile(place(instance, hash, variant)),
    readPart: (instance, hash, part) => readPart(place(instance, hash), part),
    stream: (instance, hash, variant) => createReadStream(place(instance, hash, variant)),
  };
}

/** No upload takes so long; other processes write into the same folder. */
const abandonedMs = 24 * 60 * 60 * 1000;

/** Removes what killed processes left: uploads that no row names and nothing else would remove. */
async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const left = path.join(folder, name);
    const changed = await stat(left).then(
      ({ mtimeMs }) => mtimeMs,
      () => Date.now(),
    );
    if (changed < Date.now() - abandonedMs) await rm(left, { recursive: true, force: true });
  }
}

async function readPart(file: string, { start, length }: { start: number; length: number }): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, start);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

async function flush(place: string): Promise<void> {
  const handle = await open(place);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Removes what an upload left behind; a file already adopted is no longer there. */
export const discard = (temporary: string): Promise<void> => rm(temporary, { force: true });
