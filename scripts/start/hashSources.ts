import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';

/** A hash of names and contents of all files in these places (relative to root, with `/`), in a fixed order. */
export async function hashSources(
  root: string,
  places: string[],
  isLeftOut: (place: string) => boolean = () => false,
): Promise<string> {
  const hash = createHash('sha256');
  for (const file of await filesIn(root, places, isLeftOut)) {
    hash.update(`${file}\0`).update(
      createHash('sha256')
        .update(await readFile(path.join(root, file)))
        .digest(),
    );
  }
  return hash.digest('hex');
}

async function filesIn(
  root: string,
  places: string[],
  isLeftOut: (place: string) => boolean,
): Promise<string[]> {
  const found: string[] = [];
  for (const place of places.filter((place) => !isLeftOut(place))) {
    if ((await stat(path.join(root, place))).isFile()) {
      found.push(place);
    } else {
      const names = (await readdir(path.join(root, place))).sort();
      found.push(
        ...(await filesIn(
          root,
          names.map((name) => `${place}/${name}`),
          isLeftOut,
        )),
      );
    }
  }
  return found;
}
