import { MANY_EQUIPMENTS } from './protocol';

/**
 * Whether an account has more equipment at its locations than a device should download without a choice of locations.
 */
export const areManyPieces = (sizes: Iterable<{ equipments?: number }>): boolean =>
  [...sizes].reduce((sum, { equipments = 0 }) => sum + equipments, 0) > MANY_EQUIPMENTS;
