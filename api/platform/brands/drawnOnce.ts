const made = new Map<string, Promise<Buffer>>();
/** Pictures in the LRU cache, some tens of kilobytes each. */
const most = 200;

/** Renders a picture once per key; a failed one is rendered again. */
export function drawnOnce(key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
  const picture = made.get(key) ?? draw();
  made.delete(key);
  made.set(key, picture);
  picture.catch(() => made.delete(key));
  for (const oldest of made.keys()) {
    if (made.size <= most) break;
    made.delete(oldest);
  }
  return picture;
}
