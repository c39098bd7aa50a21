import sharp from 'sharp';
import type { MeasuredDocument } from '../../api/domains/reports/engine/measureReport';
import { sampleContents } from '../../api/domains/reports/engine/sample/sampleContents';
import { samplePicture } from '../../api/domains/reports/engine/sample/samplePicture';
import { sampleContext, sampleEquipmentForPages } from '../../api/domains/reports/engine/sampleContext';
import { printEdge } from '../../api/platform/files/prepareImage';

export type MeasuredReport = Extract<MeasuredDocument, { of?: 'report' }>;

/** The sample of about this many pages; its few pictures repeat, as logos do. */
export function reportOfPages(pages: number): MeasuredReport {
  const context = sampleContext('pl-PL', { equipment: sampleEquipmentForPages(pages) });
  return { kind: 'AUDIT_REPORT', context, images: remembered(samplePicture) };
}

/** The list of an appointment with this many pieces. */
export function planningListOf(equipment: number): MeasuredDocument {
  const kind = 'PLANNING_LIST';
  return { ...sampleContents(kind, 'pl-PL', { equipment }), kind, images: remembered(samplePicture) };
}

/** A report with this many different photos, as large as a phone's after upload. */
export async function reportOfPhotos(photos: number): Promise<MeasuredReport> {
  const equipment = 20;
  const found = sampleContext('pl-PL', { equipment }).equipment.flatMap(({ deficiencies }) => deficiencies);
  const context = sampleContext('pl-PL', { equipment, photos: Math.ceil(photos / found.length) });
  // As the store keeps them: the photo, and its copy for print.
  const taken = new Map<string, { photo: Buffer; print: Buffer }>();
  for (const { deficiencies } of context.equipment) {
    for (const photo of deficiencies.flatMap((one) => one.photos)) {
      if (!photo.image) continue;
      photo.image.hash = `photo-${taken.size}`;
      const content = await photoOf(taken.size);
      taken.set(photo.image.hash, { photo: content, print: await printCopy(content) });
    }
  }
  const others = remembered(samplePicture);
  return {
    kind: 'AUDIT_REPORT',
    context,
    async images(hash, edge) {
      const kept = taken.get(hash);
      if (!kept) return others(hash);
      return edge <= printEdge ? kept.print : kept.photo;
    },
  };
}

/** As made at upload by `prepareImage`. */
const printCopy = (photo: Buffer): Promise<Buffer> =>
  sharp(photo)
    .resize({ width: printEdge, height: printEdge, fit: 'inside' })
    .jpeg({ quality: 82 })
    .toBuffer();

/** Noise over a gradient compresses as a photo does. */
async function photoOf(number: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 110 + (number % 40), sigma: 30 } as const;
  return sharp({ create: { width: 800, height: 600, channels: 3, background: '#888', noise } })
    .blur(1.5)
    .resize(2400, 1800)
    .jpeg({ quality: 85 })
    .toBuffer();
}

function remembered(load: (hash: string) => Promise<Buffer>) {
  const known = new Map<string, Promise<Buffer>>();
  return (hash: string) => {
    const picture = known.get(hash) ?? load(hash);
    known.set(hash, picture);
    return picture;
  };
}
