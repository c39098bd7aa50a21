/** MIME type of a file with all tiles of a plan. */
export const packType = 'application/vnd.plumbline.tiles';
export const tileType = 'image/webp';
/** Edge of a tile in pixels; those at the right and lower edge are smaller. */
export const tileEdge = 512;

/** One zoom level: half as large as the next one, rounded up. */
export interface PlanLevel {
  width: number;
  height: number;
  columns: number;
  rows: number;
  /** Number of tiles in the levels below. */
  before: number;
}
export interface TilePlace {
  zoom: number;
  column: number;
  row: number;
}
/** Where a tile is in the pack: first byte, and the byte behind the last. */
export interface Slice {
  start: number;
  end: number;
}

const magic = 0x50_4c_54_31; // PLT1
const fixedBytes = 16;

/** The zoom levels of a picture, the smallest first, which is a single tile. */
export function planLevels(width: number, height: number): PlanLevel[] {
  const sizes: { width: number; height: number }[] = [{ width, height }];
  for (let last = sizes[0]; last && Math.max(last.width, last.height) > tileEdge; last = sizes[0])
    sizes.unshift({ width: Math.ceil(last.width / 2), height: Math.ceil(last.height / 2) });
  let before = 0;
  return sizes.map((size) => {
    const columns = Math.ceil(size.width / tileEdge);
    const rows = Math.ceil(size.height / tileEdge);
    const level = { ...size, columns, rows, before };
    before += columns * rows;
    return level;
  });
}

export const tilesIn = (levels: readonly PlanLevel[]): number => {
  const last = levels.at(-1);
  return last ? last.before + last.columns * last.rows : 0;
};

/** The number of a tile in the pack, row by row from the smallest level; undefined: there is none. */
export function tileNumber(
  levels: readonly PlanLevel[],
  { zoom, column, row }: TilePlace,
): number | undefined {
  const level = levels[zoom];
  if (!level || column < 0 || row < 0 || column >= level.columns || row >= level.rows) return undefined;
  return level.before + row * level.columns + column;
}

/** Bytes of the pack before its first tile. */
export const headBytes = (width: number, height: number): number =>
  fixedBytes + 4 * tilesIn(planLevels(width, height));

/** The head of a pack: magic number, width, height, edge and the length of each tile, as big-endian 32-bit numbers. */
export function writePackHead(width: number, height: number, lengths: readonly number[]): Uint8Array {
  const head = new Uint8Array(fixedBytes + 4 * lengths.length);
  const view = new DataView(head.buffer);
  [magic, width, height, tileEdge, ...lengths].forEach((number, at) => {
    view.setUint32(4 * at, number);
  });
  return head;
}

export interface PackIndex {
  levels: PlanLevel[];
  slice: (place: TilePlace) => Slice | undefined;
}

/** Reads the head of a pack, which may be followed by tiles; undefined: it is none, or cut off. */
export function readPackHead(bytes: Uint8Array): PackIndex | undefined {
  if (bytes.byteLength < fixedBytes) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(0) !== magic || view.getUint32(12) !== tileEdge) return undefined;
  const [width, height] = [view.getUint32(4), view.getUint32(8)];
  const levels = planLevels(width, height);
  const count = tilesIn(levels);
  if (bytes.byteLength < fixedBytes + 4 * count) return undefined;
  const starts: number[] = [fixedBytes + 4 * count];
  for (let at = 0; at < count; at += 1) starts.push((starts[at] ?? 0) + view.getUint32(fixedBytes + 4 * at));
  return {
    levels,
    slice(place) {
      const number = tileNumber(levels, place);
      const start = number === undefined ? undefined : starts[number];
      const end = number === undefined ? undefined : starts[number + 1];
      return start === undefined || end === undefined ? undefined : { start, end };
    },
  };
}
