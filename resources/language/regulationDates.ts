import type { AnyEntity } from './defineEntity';

/** A regulation whose dates may be columns of a list. */
export interface OfferedRegulation {
  id: string;
  shortName: string;
  type: string;
  /**
   * Confidence that a column with only the type's name means this regulation: the only one of its type, or the first
   * of several.
   */
  byType?: 'strong' | 'weak';
}

const mark = '@';

/** Path of a column with a date of one regulation: `lastAuditDate@<id>`. */
export const regulationPath = (name: string, regulation: string): string => `${name}${mark}${regulation}`;

/** The date and regulation of a path; null: the row's own date. */
export function regulationDate(path: string): { name: string; regulation: string | null } {
  const [name = '', regulation = null] = path.split(mark);
  return { name, regulation };
}

/** The definition with regulations as columns, if it has dates per regulation. */
export const withRegulations = (
  entity: AnyEntity,
  regulations: readonly OfferedRegulation[] = [],
): AnyEntity =>
  entity.exchange?.perRegulation && regulations.length > 0
    ? { ...entity, exchange: { ...entity.exchange, regulations } }
    : entity;
