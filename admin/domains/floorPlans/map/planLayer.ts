import { planLevels } from '@plumbline/resources/rules/floorPlans/index';
import L from 'leaflet';
import type { TileSource } from './tileSource';

export interface PlanSize {
  width: number;
  height: number;
}

/** How a plan lies in Leaflet's coordinates: at zoom 0 it is as large as its smallest level. */
export function planGeometry({ width, height }: PlanSize) {
  const levels = planLevels(width, height);
  const scale = 2 ** (levels.length - 1);
  const [w, h] = [width / scale, height / scale];
  return {
    levels,
    bounds: L.latLngBounds([-h, 0], [0, w]),
    /** The sharpest zoom, in which a pixel of the plan is one of the screen or, on fine screens, two. */
    fullZoom: levels.length - 1,
    toPoint: (x: number, y: number): L.LatLng => L.latLng(-y * h, x * w),
    toFraction: ({ lat, lng }: L.LatLng) => ({ x: lng / w, y: -lat / h }),
  };
}

/** The tiles of a plan as a layer; `onProblem` is called for each that cannot be loaded, and `onTile` for others. */
export function planLayer(
  size: PlanSize,
  source: TileSource,
  { onProblem, onTile }: { onProblem: () => void; onTile: () => void },
): L.GridLayer {
  const { levels, bounds, fullZoom } = planGeometry(size);
  // The next level at half the size: between two levels, and on fine screens, small print stays sharp.
  const finer = levels.length > 1 ? 1 : 0;
  const edge = 512 / 2 ** finer;
  class Tiles extends L.GridLayer {
    override createTile({ x, y, z }: L.Coords, done: L.DoneCallback): HTMLElement {
      // Leaflet makes every tile as large as a whole one; those at the edges are smaller.
      const frame = document.createElement('div');
      const picture = document.createElement('img');
      picture.alt = '';
      picture.decoding = 'async';
      frame.append(picture);
      const fail = () => {
        onProblem();
        done(new Error('tile'), frame);
      };
      source.load({ zoom: z + finer, column: x, row: y }).then((blob) => {
        const address = URL.createObjectURL(blob);
        picture.onload = () => {
          URL.revokeObjectURL(address);
          // One more, as browsers leave hairlines between tiles at zooms between two levels.
          picture.width = picture.naturalWidth / 2 ** finer + 1;
          picture.height = picture.naturalHeight / 2 ** finer + 1;
          onTile();
          done(undefined, frame);
        };
        picture.onerror = fail;
        picture.src = address;
      }, fail);
      return frame;
    }
  }
  return new Tiles({
    tileSize: edge,
    bounds,
    noWrap: true,
    minZoom: -8,
    maxZoom: fullZoom + 2,
    minNativeZoom: 0,
    maxNativeZoom: fullZoom - finer,
    keepBuffer: 1,
  });
}
