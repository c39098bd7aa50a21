import { readTile } from '@plumbline/resources/commands/floorPlans';
import {
  type PackIndex,
  readPackHead,
  type TilePlace,
  tileType,
} from '@plumbline/resources/rules/floorPlans/index';
import { commandRequest } from '../../../data/calls';
import { currentClient } from '../../../data/offline';
import { apiFetch } from '../../../data/session/session';

export interface TileSource {
  /** Rejects if the tile is neither on this device nor reachable. */
  load: (place: TilePlace) => Promise<Blob>;
}

interface Plan {
  id: string;
  /** Content hash of its tiles. */
  hash: string;
}

const mostRemembered = 300;
/** Tiles of the plans shown last; the browser's own cache keeps none, so that signing out leaves nothing. */
const remembered = new Map<string, Blob>();

/** Tiles from the copy on this device, else from the server. */
export function openTiles({ id, hash }: Plan): TileSource {
  const local = openPack(hash);
  return {
    async load(place) {
      const key = `${hash}/${place.zoom}/${place.column}/${place.row}`;
      const known = remembered.get(key);
      if (known) return known;
      const tile = (await local.then((slice) => slice?.(place))) ?? (await fetchTile(id, place));
      const [oldest] = remembered.keys();
      if (remembered.size >= mostRemembered && oldest !== undefined) remembered.delete(oldest);
      remembered.set(key, tile);
      return tile;
    },
  };
}

type Slicing = (place: TilePlace) => Blob | undefined;

async function openPack(hash: string): Promise<Slicing | undefined> {
  const pack = await currentClient()
    ?.pack(hash)
    .catch(() => undefined);
  const index = pack && (await readIndex(pack));
  if (!pack || !index) return undefined;
  return (place) => {
    const slice = index.slice(place);
    return slice && pack.slice(slice.start, slice.end, tileType);
  };
}

/** A head has four bytes per tile: that of the largest plan is smaller than this. */
const mostHeadBytes = 65_536;

const readIndex = async (pack: Blob): Promise<PackIndex | undefined> =>
  readPackHead(new Uint8Array(await pack.slice(0, mostHeadBytes).arrayBuffer()));

async function fetchTile(id: string, { zoom, column, row }: TilePlace): Promise<Blob> {
  const at = { id, zoom: String(zoom), column: String(column), row: String(row) };
  return (await apiFetch(...commandRequest(readTile, at))).blob();
}
