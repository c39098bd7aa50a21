import type { ImageReference } from '@plumbline/resources/rules/reports/shape';
import type { FrameSize } from './pictureFrame';
import { edgeFor, type PreparedPicture, preparePicture } from './preparePicture';

export interface PictureSource {
  pictures: ImageReference[];
  /** `edge`: pixels that the longer side needs. */
  load(hash: string, edge: number): Promise<Uint8Array>;
}

export interface ReportWarning {
  code: 'PICTURE_MISSING' | 'PICTURE_UNREADABLE';
  hash: string;
}

export interface NamedPicture extends PreparedPicture {
  name: string;
}

interface Wanted {
  hash: string;
  box: FrameSize;
}

/** Number of decoded pictures in memory at once. */
const atOnce = 3;

/** The pictures of one report, each loaded and prepared once per displayed size. */
export function pictureStore(load: PictureSource['load']) {
  const ready = new Map<string, NamedPicture | undefined>();
  const warnings = new Map<string, ReportWarning>();
  const keyOf = ({ hash, box }: Wanted) => `${hash} ${box.width.toFixed(1)} ${box.height.toFixed(1)}`;

  async function prepareOne(wanted: Wanted, number: number): Promise<void> {
    const { hash, box } = wanted;
    const content = await load(hash, edgeFor(box)).catch(() => undefined);
    if (!content) {
      warnings.set(hash, { code: 'PICTURE_MISSING', hash });
      return;
    }
    try {
      const picture = await preparePicture(content, box);
      ready.set(keyOf(wanted), { ...picture, name: `plumbline${number}.${picture.extension}` });
    } catch {
      warnings.set(hash, { code: 'PICTURE_UNREADABLE', hash });
    }
  }

  return {
    async prepare(wanted: Wanted[]): Promise<void> {
      const missing = [...new Map(wanted.map((one) => [keyOf(one), one]))].filter(([key]) => !ready.has(key));
      const queue = missing.map(([key, one]) => {
        ready.set(key, undefined);
        return { one, number: ready.size };
      });
      const work = async () => {
        for (let next = queue.shift(); next; next = queue.shift()) await prepareOne(next.one, next.number);
      };
      await Promise.all(Array.from({ length: atOnce }, work));
    },
    get: (hash: string, box: FrameSize) => ready.get(keyOf({ hash, box })),
    warnings: () => [...warnings.values()],
  };
}
