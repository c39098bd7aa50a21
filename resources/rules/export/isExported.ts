import type { AnyEntity } from '../../language/defineEntity';

/** Whether lists of the entity can be had as a file: every list that has a screen. */
export const isExported = ({
  exchange,
  exports,
  route,
}: Pick<AnyEntity, 'exchange' | 'exports' | 'route'>): boolean =>
  exchange !== undefined || exports !== undefined || route !== undefined;
