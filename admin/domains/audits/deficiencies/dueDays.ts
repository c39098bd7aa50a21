import type { DangerLevel } from '@plumbline/resources/entities/checkpoints/suggestDangerLevel';
import { dayAfter, today } from '../../../data/words/due';

/**
 * Suggested due date of a deficiency: red at once, orange within four weeks (EN 15635, 9.4.3 as VBG explains it),
 * green at the next inspection, therefore none.
 */
export function dueDayFor(level: DangerLevel, now: string = today()): string | null {
  if (level === 'red') return now;
  return level === 'orange' ? dayAfter(now, 28) : null;
}
