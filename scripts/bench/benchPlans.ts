import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { makePack } from '../../api/domains/floorPlans/makePack';
import { hold } from './hold';
import { atMost, type Line, median, type OnEnd, seconds } from './line';

const edge = 10_000;
const rounds = 3;

/** The tiles of a drawing of 100 megapixels in one file, against sharp cutting the same tiles. */
export async function benchPlans(onEnd: OnEnd): Promise<Line[]> {
  const folder = await hold(
    mkdtemp(path.join(tmpdir(), 'plumbline-bench-plans-')),
    (made) => rm(made, { recursive: true, force: true }),
    onEnd,
  );
  const source = path.join(folder, 'drawing.jpg');
  await sharp(Buffer.from(drawing()), { limitInputPixels: false }).jpeg({ quality: 85 }).toFile(source);
  const [own, bare]: [number[], number[]] = [[], []];
  let size = 0;
  for (let round = 0; round < rounds; round += 1) {
    const [mine, theirs] = [path.join(folder, `own${round}`), path.join(folder, `bare${round}`)];
    await mkdir(mine);
    await mkdir(theirs);
    own.push(
      await seconds(async () => {
        ({ size } = await makePack(source, mine));
      }),
    );
    bare.push(
      await seconds(() =>
        sharp(source, { limitInputPixels: false })
          .webp({ quality: 80, effort: 0 })
          .tile({ size: 512, overlap: 0, layout: 'dz' })
          .toFile(path.join(theirs, 'plan.dz')),
      ),
    );
    await Promise.all([mine, theirs].map((made) => rm(made, { recursive: true })));
  }
  const [needed, limit] = [median(own), median(bare)];
  return [
    {
      work: 'a plan of 100 megapixels as tiles in one file',
      limit: 'sharp cutting the same tiles',
      detail: `${needed.toFixed(1)} s, ${(size / 1e6).toFixed(1)} MB; sharp ${limit.toFixed(1)} s`,
      ...atMost(needed / limit, 1.25),
    },
  ];
}

/** Rows of numbered racks. */
function drawing(): string {
  const racks = Array.from({ length: 900 }, (_, at) => {
    const [left, top] = [(at % 30) * 325 + 100, Math.floor(at / 30) * 325 + 100];
    return `<rect x="${left}" y="${top}" width="270" height="80" fill="#e8edf0" stroke="#33414a" stroke-width="4"/>
      <text x="${left}" y="${top + 120}" font-size="36">R-${at}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${edge}" height="${edge}"><rect width="${edge}" height="${edge}" fill="#fff"/>${racks.join('')}</svg>`;
}
