import type { PlanPin } from './planPin';

export interface PinGroup {
  pins: readonly PlanPin[];
  /** Fractions of the plan: the middle of its pins. */
  x: number;
  y: number;
}

interface Drawing {
  /** Of the plan as it is drawn, in the unit of `edge`. */
  width: number;
  height: number;
  /** Distance below which two pins would overlap. */
  edge: number;
  selected?: string | null;
}

/** Pins that would overlap are shown as one group; the selected pin always stands alone. */
export function groupPins(pins: readonly PlanPin[], { width, height, edge, selected }: Drawing): PinGroup[] {
  const groups: PlanPin[][] = [];
  // By squares as large as the distance: a group that is near enough begins in the same one or beside it.
  const squares = new Map<string, PlanPin[][]>();
  const squareOf = ({ x, y }: PlanPin) =>
    [Math.floor((x * width) / edge), Math.floor((y * height) / edge)] as const;
  const isNear = (one: PlanPin, other: PlanPin): boolean =>
    Math.hypot((one.x - other.x) * width, (one.y - other.y) * height) < edge;
  for (const pin of pins) {
    const [column, row] = squareOf(pin);
    const around = neighbours.flatMap(
      ([right, down]) => squares.get(`${column + right},${row + down}`) ?? [],
    );
    const near =
      pin.id === selected ? undefined : around.find(([first]) => first !== undefined && isNear(first, pin));
    if (near) {
      near.push(pin);
      continue;
    }
    const group = [pin];
    groups.push(group);
    if (pin.id === selected) continue;
    const key = `${column},${row}`;
    squares.set(key, [...(squares.get(key) ?? []), group]);
  }
  return groups.map((group) => ({
    pins: group,
    x: group.reduce((sum, { x }) => sum + x, 0) / group.length,
    y: group.reduce((sum, { y }) => sum + y, 0) / group.length,
  }));
}

const neighbours = [-1, 0, 1].flatMap((right) => [-1, 0, 1].map((down) => [right, down] as const));
