import type { Category } from '../../entities/categories';
import type { CustomInterval } from '../../entities/customIntervals';
import type { Equipment } from '../../entities/equipments';
import type { Location } from '../../entities/locations';
import type { ChoiceOf } from '../../language/choices/choiceSet';
import type { intervalSource } from '../../language/choices/choices';
import type { Interval } from '../audits';
import { upwards } from '../places';

export type IntervalOrigin = ChoiceOf<typeof intervalSource>;
export interface AgreedInterval extends Interval {
  origin: IntervalOrigin;
}

export type IntervalRule = Pick<
  CustomInterval,
  'id' | 'category' | 'type' | 'owner' | 'location' | 'interval' | 'intervalUnit'
>;
type Piece = Pick<Equipment, 'auditInterval' | 'auditIntervalUnit' | 'location' | 'owner' | 'category'>;

export interface IntervalRules {
  rules: readonly IntervalRule[];
  locations: ReadonlyMap<string, Pick<Location, 'id' | 'parent'>>;
  categories: ReadonlyMap<string, Pick<Category, 'id' | 'parent'>>;
}

/**
 * The inspection interval of a piece for an audit type, and its source: agreed for the location (nearest ancestor
 * first), customer, category or account, else the regulation's. Within each, the nearest category wins, and a specific
 * type before all types. The piece's own interval overrides it for expert inspections, for other types only if
 * shorter.
 */
export function agreedInterval(
  piece: Piece,
  type: string | null,
  regulation: Pick<CustomInterval, 'interval' | 'intervalUnit'> | null,
  surroundings: IntervalRules,
): AgreedInterval | null {
  const others = intervalOfOthers(piece, type, regulation, surroundings);
  if (!piece.auditInterval || !piece.auditIntervalUnit) return others;
  const own = { interval: piece.auditInterval, unit: piece.auditIntervalUnit, origin: 'equipment' } as const;
  // A yearly expert interval must not extend the piece's weekly visual inspection.
  return type === 'expert' || type === null || !others || approximateDays(own) < approximateDays(others)
    ? own
    : others;
}

function intervalOfOthers(
  piece: Piece,
  type: string | null,
  regulation: Pick<CustomInterval, 'interval' | 'intervalUnit'> | null,
  { rules, locations, categories }: IntervalRules,
): AgreedInterval | null {
  const kinds = upwards(categories, piece.category).map(({ id }) => id);
  const fitting = rules.filter(
    (rule) => kinds.includes(rule.category) && (rule.type === null || rule.type === type),
  );
  const nearest = (among: IntervalRule[]) =>
    among.sort(
      (a, b) =>
        kinds.indexOf(a.category) - kinds.indexOf(b.category) ||
        Number(a.type === null) - Number(b.type === null) ||
        // Duplicates (created concurrently): the later one wins, in any order.
        (a.id < b.id ? 1 : -1),
    )[0];
  for (const { id } of upwards(locations, piece.location)) {
    const rule = nearest(fitting.filter(({ location }) => location === id));
    if (rule) return by(rule, 'location');
  }
  const ofOwner = piece.owner
    ? nearest(fitting.filter(({ location, owner }) => !location && owner === piece.owner))
    : undefined;
  if (ofOwner) return by(ofOwner, 'owner');
  const ofCategory = nearest(fitting.filter(({ location, owner }) => !location && !owner));
  if (ofCategory) return by(ofCategory, 'category');
  return regulation && by(regulation, 'regulation');
}

const by = (
  { interval, intervalUnit }: Pick<CustomInterval, 'interval' | 'intervalUnit'>,
  origin: IntervalOrigin,
): AgreedInterval => ({ interval, unit: intervalUnit, origin });

const daysOf: Record<Interval['unit'], number> = { DAILY: 1, WEEKLY: 7, MONTHLY: 30.4, YEARLY: 365 };
/** For comparing units: a month counts 30 days, a year 365. */
export const approximateDays = ({ interval, unit }: Interval): number => interval * daysOf[unit];
