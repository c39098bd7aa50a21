import type { Deficiency } from '../../entities/deficiencies';
import type { Equipment } from '../../entities/equipments';

/** The front of a rack: its bays from left to right, each with this many levels above the floor. */
export interface RackGrid {
  /** Name of each bay: as the account calls it, otherwise its number. */
  bays: readonly string[];
  levels: number;
}

/** A cell of the front: bay from the left, from 1; level from below, 0 is the floor. */
export interface RackCell {
  bay: number;
  level: number;
}

type Positioned = Partial<Pick<Deficiency, 'bay' | 'level'>>;

/** The front of a piece whose numbers of bays and levels are known; null for any other piece. */
export function rackGrid({
  fieldCount,
  levelCount,
  fieldNames,
}: Pick<Equipment, 'fieldCount' | 'levelCount' | 'fieldNames'>): RackGrid | null {
  if (!fieldCount || !levelCount) return null;
  return { bays: namesOf(fieldNames ?? '', fieldCount), levels: levelCount };
}

/** Names separated by comma, semicolon, slash or line; others than one for each bay would name the wrong ones. */
function namesOf(text: string, count: number): string[] {
  const names = text
    .split(/[,;/|\n]/)
    .map((name) => name.trim())
    .filter(Boolean);
  const isEach = names.length === count;
  return Array.from(
    { length: count },
    (_, index) => (isEach ? names[index] : undefined) ?? String(index + 1),
  );
}

/** The cell of a deficiency whose bay and level are known and lie on this front. */
export function cellOf({ bay, level }: Positioned, { bays, levels }: RackGrid): RackCell | null {
  if (typeof bay !== 'number' || typeof level !== 'number') return null;
  return bay >= 1 && bay <= bays.length && level >= 0 && level <= levels ? { bay, level } : null;
}

/** Texts of a position. */
export interface PositionWords {
  bay: (bay: string) => string;
  level: (level: string) => string;
  floor: string;
}

/** Where a deficiency is, in words: "bay B, level 2"; '' if unknown. `names`: of the bays, if its rack is known. */
export function positionText(
  { bay, level }: Positioned,
  words: PositionWords,
  names: readonly string[] = [],
): string {
  const parts = [
    typeof bay === 'number' ? words.bay(names[bay - 1] ?? String(bay)) : '',
    typeof level !== 'number' ? '' : level === 0 ? words.floor : words.level(String(level)),
  ];
  return parts.filter(Boolean).join(', ');
}

/** Levels of the front from the top down to the floor. */
export const levelsFromTop = ({ levels }: RackGrid): number[] =>
  Array.from({ length: levels + 1 }, (_, index) => levels - index);
