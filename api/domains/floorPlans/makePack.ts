import { createHash } from 'node:crypto';
import { mkdir, open, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { planLevels, tileEdge, writePackHead } from '@plumbline/resources/rules/floorPlans/index';
import { isStorageFull } from '../../base/database/databaseFaults';
import { fail } from '../../base/errors/errors';
import { mostPlanPixels } from '../../platform/files';

export interface Pack {
  file: string;
  /** SHA-256 of the file. */
  hash: string;
  /** Bytes. */
  size: number;
  width: number;
  height: number;
}

const mostSeconds = 180;

/**
 * Cuts a picture, turned upright and without its metadata, into the tiles of all zoom levels and writes them into one
 * file in the folder. Errors: PLAN_TOO_LARGE, PLAN_BROKEN, PLAN_TIMEOUT.
 */
export async function makePack(source: string, folder: string): Promise<Pack> {
  const { width, height } = await cutTiles(source, folder);
  const levels = planLevels(width, height);
  // libvips counts its levels from a single pixel; those smaller than one tile are not kept.
  const smallest = Math.ceil(Math.log2(Math.max(width, height))) - levels.length + 1;
  const tiles = levels.flatMap(({ columns, rows }, zoom) =>
    Array.from({ length: columns * rows }, (_all, at) =>
      path.join(tilesOf(folder), String(smallest + zoom), `${at % columns}_${Math.floor(at / columns)}.webp`),
    ),
  );
  return writePack(path.join(folder, 'pack'), tiles, { width, height });
}

const tilesOf = (folder: string): string => path.join(folder, 'cut', 'plan_files');

async function cutTiles(source: string, folder: string): Promise<{ width: number; height: number }> {
  const { default: sharp } = await import('sharp');
  await mkdir(path.join(folder, 'cut'));
  try {
    const { autoOrient } = await sharp(source, { limitInputPixels: false }).metadata();
    if (autoOrient.width * autoOrient.height > mostPlanPixels) fail('PLAN_TOO_LARGE');
    await sharp(source, { limitInputPixels: mostPlanPixels, failOn: 'error' })
      .rotate()
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      // The effort 0 takes two thirds of the time of 2, for a tenth more bytes.
      .webp({ quality: 80, effort: 0 })
      .timeout({ seconds: mostSeconds })
      .tile({ size: tileEdge, overlap: 0, layout: 'dz' })
      .toFile(path.join(folder, 'cut', 'plan.dz'));
    return autoOrient;
  } catch (error) {
    if (isStorageFull(error)) throw error;
    const reason = error instanceof Error ? error.message : '';
    if (/timeout/i.test(reason)) return fail('PLAN_TIMEOUT');
    return fail(reason === 'PLAN_TOO_LARGE' ? 'PLAN_TOO_LARGE' : 'PLAN_BROKEN');
  }
}

async function writePack(
  file: string,
  tiles: readonly string[],
  { width, height }: { width: number; height: number },
): Promise<Pack> {
  const digest = createHash('sha256');
  const sizes: number[] = [];
  for (const tile of tiles) sizes.push((await stat(tile)).size);
  const target = await open(file, 'wx');
  let size = 0;
  const write = async (bytes: Uint8Array): Promise<void> => {
    digest.update(bytes);
    size += bytes.byteLength;
    await target.write(bytes);
  };
  try {
    await write(writePackHead(width, height, sizes));
    for (const tile of tiles) await write(await readFile(tile));
  } finally {
    await target.close();
  }
  return { file, hash: digest.digest('hex'), size, width, height };
}
