import type { ChoiceOf } from '../../language/choices/choiceSet';
import type { dangerLevel } from '../../language/choices/choices';
import type { Checkpoint } from './checklistParts';

export type DangerLevel = ChoiceOf<typeof dangerLevel>;
type Limits = Pick<Checkpoint, 'greenMax' | 'orangeMax'>;

export const hasLimits = ({ greenMax, orangeMax }: Limits): boolean =>
  isLimit(greenMax) || isLimit(orangeMax);

/**
 * The danger level suggested by a measured value: green up to the green limit, orange up to the orange limit, else
 * red; the sign is ignored, it only tells the direction. EN 15635, 9.4: orange up to twice the limit, red above. Null:
 * the checkpoint has no limits.
 */
export function suggestDangerLevel(value: number, limits: Limits): DangerLevel | null {
  if (!hasLimits(limits)) return null;
  const amount = Math.abs(value);
  if (isLimit(limits.greenMax) && amount <= limits.greenMax) return 'green';
  if (isLimit(limits.orangeMax) && amount <= limits.orangeMax) return 'orange';
  return 'red';
}

const isLimit = (limit: number | null | undefined): limit is number => limit !== null && limit !== undefined;
