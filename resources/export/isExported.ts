import type { AnyEntity } from '../defineEntity';

/** Whether lists of the entity can be had as a file. */
export const isExported = ({ exchange, exports }: Pick<AnyEntity, 'exchange' | 'exports'>): boolean =>
  exchange !== undefined || exports !== undefined;
