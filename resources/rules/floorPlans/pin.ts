import type { FieldError } from '../../language/fields/field';
import { upwards } from '../places';

interface Place {
  id: string;
  parent: string | null;
}
type Row = Readonly<Record<string, unknown>>;

/** The fields of a piece of equipment that hold its pin: all of them or none. */
export const pinFields = ['floorPlan', 'planX', 'planY'] as const;
export const noPin = { floorPlan: null, planX: null, planY: null } as const;

const isEmpty = (value: unknown): boolean => value === null || value === undefined;

/** Whether the row has a whole pin. */
export const hasPin = (row: Row): boolean => pinFields.every((name) => !isEmpty(row[name]));

/** Whether a plan of this location shows equipment at the place: at the location itself or below. */
export const coversPlace = (
  places: ReadonlyMap<string, Place>,
  planLocation: string,
  place: string | null | undefined,
): boolean => upwards(places, place ?? null).some(({ id }) => id === planLocation);

/** What is wrong with the pin that a row is to have, by field; undefined: nothing. */
export function pinProblems(after: Row, isCovered: boolean): Record<string, FieldError> | undefined {
  const missing = pinFields.filter((name) => isEmpty(after[name]));
  if (missing.length === pinFields.length) return undefined;
  if (missing.length > 0)
    return Object.fromEntries(missing.map((name) => [name, { message: 'validation.pinIncomplete' }]));
  return isCovered ? undefined : { floorPlan: { message: 'validation.planElsewhere' } };
}

/** A point within the plan, rounded as it is stored. */
export const planPoint = (x: number, y: number): { planX: number; planY: number } => ({
  planX: fraction(x),
  planY: fraction(y),
});

const fraction = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * 10_000) / 10_000;
