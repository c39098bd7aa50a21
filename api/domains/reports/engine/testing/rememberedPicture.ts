import { samplePicture } from '../sample/samplePicture';

const known = new Map<string, Promise<Buffer>>();

/** As `samplePicture`, each drawn once. */
export function rememberedPicture(hash: string): Promise<Buffer> {
  const picture = known.get(hash) ?? samplePicture(hash);
  known.set(hash, picture);
  return picture;
}
