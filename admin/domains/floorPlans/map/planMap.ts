import 'leaflet/dist/leaflet.css';
import L from 'leaflet';
import { groupPins, type PinGroup } from './groupPins';
import { type PlanSize, planGeometry, planLayer } from './planLayer';
import type { PlanPin } from './planPin';
import type { TileSource } from './tileSource';

export interface Point {
  x: number;
  y: number;
}
export interface PlanMapEvents {
  onSelect: (id: string) => void;
  onPoint: (point: Point) => void;
  onDragged: (id: string, point: Point) => void;
  onProblem: () => void;
  onTile: () => void;
}
export interface PinsShown {
  pins: readonly PlanPin[];
  selected: string | null;
  isDraggable: boolean;
  drawPin: (pin: PlanPin, isSelected: boolean) => string;
  drawGroup: (group: PinGroup) => string;
  groupLabel: (group: PinGroup) => string;
}
export interface PlanMapHandle {
  show: (shown: PinsShown) => void;
  /** Marks the point that is being chosen; null: none is. */
  mark: (point: Point | null) => void;
  flyTo: (point: Point) => void;
  zoomBy: (steps: number) => void;
  showWhole: () => void;
  middle: () => Point;
  /** Arrow keys move the plan unless they move a point. */
  setKeys: (areOfPlan: boolean) => void;
  remove: () => void;
}

/** Edge of the squares in which pins are grouped: a thumb's width. */
const groupEdge = 44;

/** The plan with its pins in an element, by Leaflet; touch, wheel and keyboard pan and zoom. */
export function createPlanMap(
  element: HTMLElement,
  {
    size,
    source,
    events,
    isStill,
  }: { size: PlanSize; source: TileSource; events: PlanMapEvents; isStill: boolean },
): PlanMapHandle {
  const { bounds, fullZoom, toPoint, toFraction } = planGeometry(size);
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = L.map(element, {
    crs: L.CRS.Simple,
    attributionControl: false,
    zoomControl: false,
    zoomSnap: 0.25,
    maxZoom: fullZoom + 2,
    maxBounds: bounds.pad(0.5),
    maxBoundsViscosity: 0.8,
    ...(isCalm ? { zoomAnimation: false, fadeAnimation: false, inertia: false } : {}),
    ...(isStill ? { dragging: false, scrollWheelZoom: false, touchZoom: false, doubleClickZoom: false } : {}),
    keyboard: !isStill,
  });
  let isWhole = true;
  let isFitting = false;
  const showWhole = () => {
    isFitting = true;
    map.setMinZoom(-8);
    map.fitBounds(bounds, { animate: false, padding: [8, 8] });
    map.setMinZoom(Math.min(map.getZoom(), fullZoom));
    isFitting = false;
    isWhole = true;
  };
  showWhole();
  planLayer(size, source, events).addTo(map);
  const pins = L.layerGroup().addTo(map);
  const point = L.circleMarker([0, 0], { radius: 14, color: '#d81b60', weight: 4, fillOpacity: 0.15 });
  let shown: PinsShown | undefined;

  function draw(): void {
    pins.clearLayers();
    if (!shown) return;
    const corner = map.project(bounds.getSouthEast()).subtract(map.project(bounds.getNorthWest()));
    const isClose = map.getZoom() >= fullZoom + 1;
    const seen = map.getBounds().pad(0.4);
    const { selected } = shown;
    const edge = isClose ? 0.001 : groupEdge;
    for (const group of groupPins(shown.pins, { width: corner.x, height: corner.y, edge, selected }))
      if (seen.contains(toPoint(group.x, group.y))) pins.addLayer(markerOf(group, shown));
  }

  function markerOf(group: PinGroup, { drawPin, drawGroup, groupLabel, isDraggable }: PinsShown): L.Marker {
    const [only, another] = group.pins;
    const isOne = only !== undefined && another === undefined;
    const isSelected = isOne && only.id === shown?.selected;
    const icon = L.divIcon({
      html: isOne ? drawPin(only, isSelected) : drawGroup(group),
      className: isSelected ? 'plan-pin plan-pin-selected' : 'plan-pin',
      iconSize: [44, 44],
    });
    const marker = L.marker(toPoint(group.x, group.y), {
      icon,
      // The list beside the plan is what the keyboard and screen readers use.
      keyboard: false,
      draggable: isDraggable && isOne,
      title: isOne ? `${only.name} ${only.detail}`.trim() : groupLabel(group),
      zIndexOffset: isSelected ? 1000 : 0,
    });
    marker.on('click', () => {
      if (isOne) return events.onSelect(only.id);
      const around = L.latLngBounds(group.pins.map(({ x, y }) => toPoint(x, y)));
      map.fitBounds(around.pad(0.3), { maxZoom: Math.max(map.getZoom() + 1.5, 0), animate: !isCalm });
    });
    if (isOne) marker.on('dragend', () => events.onDragged(only.id, within(toFraction(marker.getLatLng()))));
    return marker;
  }

  map.on('zoomend moveend', draw);
  map.on('click', ({ latlng }) => events.onPoint(within(toFraction(latlng))));
  map.on('movestart zoomstart', () => {
    isWhole = isWhole && isFitting;
  });
  // A plan that is seen as a whole stays so when the screen is turned.
  const watcher = new ResizeObserver(() => {
    const wasWhole = isWhole;
    map.invalidateSize({ pan: false });
    if (wasWhole) showWhole();
  });
  watcher.observe(element);
  return {
    show(next) {
      shown = next;
      draw();
    },
    mark(at) {
      if (!at) return void point.remove();
      const there = toPoint(at.x, at.y);
      point.setLatLng(there).addTo(map);
      if (!map.getBounds().pad(-0.1).contains(there)) map.panTo(there, { animate: false });
    },
    flyTo({ x, y }) {
      map.setView(toPoint(x, y), Math.max(map.getZoom(), Math.min(fullZoom, map.getMinZoom() + 2)), {
        animate: !isCalm,
      });
    },
    zoomBy: (steps) => void map.setZoom(map.getZoom() + steps),
    showWhole,
    middle: () => within(toFraction(map.getCenter())),
    setKeys: (areOfPlan) => (areOfPlan ? map.keyboard.enable() : map.keyboard.disable()),
    remove() {
      watcher.disconnect();
      map.remove();
    },
  };
}

const within = ({ x, y }: Point): Point => ({
  x: Math.min(1, Math.max(0, x)),
  y: Math.min(1, Math.max(0, y)),
});
