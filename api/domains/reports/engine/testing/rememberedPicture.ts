import { samplePicture } from '../sample/samplePicture';

const known = new Map<string, Promise<Buffer>>();

/** `samplePicture`, cached. */
export function rememberedPicture(hash: string): Promise<Buffer> {
  const picture = known.get(hash) ?? samplePicture(hash);
  known.set(hash, picture);
  return picture;
}
