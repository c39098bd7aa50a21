const made = new Map<string, Promise<Buffer>>();
/** Pictures kept in memory, of some tens of kilobytes each; the one asked for longest ago gives way. */
const most = 200;

/** A picture that is drawn once for a key, however often anybody asks, and again only where it failed. */
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
