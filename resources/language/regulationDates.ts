import type { AnyEntity } from './defineEntity';

/** A regulation whose dates a list may state in columns of their own. */
export interface OfferedRegulation {
  id: string;
  shortName: string;
  type: string;
  /** How surely a column that names the type alone means this one: the only one of its type, or the first of several. */
  byType?: 'strong' | 'weak';
}

const mark = '@';

/** Where a column goes that states a date of one regulation: `lastAuditDate@<id>`. */
export const regulationPath = (name: string, regulation: string): string => `${name}${mark}${regulation}`;

/** The date a path speaks of, and of which regulation; null: of the row's main one. */
export function regulationDate(path: string): { name: string; regulation: string | null } {
  const [name = '', regulation = null] = path.split(mark);
  return { name, regulation };
}

/** The definition with the regulations that columns of a list may name, where it has dates of regulations at all. */
export const withRegulations = (
  entity: AnyEntity,
  regulations: readonly OfferedRegulation[] = [],
): AnyEntity =>
  entity.exchange?.perRegulation && regulations.length > 0
    ? { ...entity, exchange: { ...entity.exchange, regulations } }
    : entity;
