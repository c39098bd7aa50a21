import type { AnyEntity } from '../../language/defineEntity';

/** Whether lists of the entity can be exported: all with a screen. */
export const isExported = ({
  exchange,
  exports,
  route,
}: Pick<AnyEntity, 'exchange' | 'exports' | 'route'>): boolean =>
  exchange !== undefined || exports !== undefined || route !== undefined;
