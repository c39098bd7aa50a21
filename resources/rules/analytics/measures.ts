import { entities } from '../../entities/index';
import type { EntityName } from '../../language/names';
import { type Actor, mayEver } from '../../language/permissions';
import type { AnalyticsBoard } from './mayAnalyse';

type Filter = Readonly<Record<string, unknown>>;

/**
 * A count of rows. With `day`: in a timespan and the previous one, by interval or, with `by`, by group. Without: as of
 * now, by `by` or by the lists in `parts`.
 */
export interface Measure {
  name: string;
  resource: EntityName;
  filter: Filter;
  day?: string;
  by?: string;
  parts?: Readonly<Record<string, Filter>>;
  /** Its rows are part of another measure, so a total would be redundant. */
  isSplit?: true;
  /** Instead of the count: the sum of prices, or the average number of days from one date to `day`. */
  of?: { money: true } | { daysSince: string };
}

/** The measures that the person may read, in display order. */
export const measuresOf = (board: AnalyticsBoard, actor: Actor): Measure[] =>
  measures[board].filter(({ resource }) => mayEver(entities[resource], 'read', actor));

/** Delivered orders were paid before. */
const paidStates = ['PAID', 'DELIVERED'];
const finished = { isFinished: true };
const open = { isArchived: false, isScrapped: false };

const measures: Record<AnalyticsBoard, readonly Measure[]> = {
  work: [
    { name: 'inspections', resource: 'audits', filter: finished, day: 'dateAudited' },
    {
      name: 'punctuality',
      resource: 'audits',
      filter: finished,
      day: 'dateAudited',
      by: 'isLate',
      isSplit: true,
    },
    {
      name: 'inspectionTypes',
      resource: 'audits',
      filter: finished,
      day: 'dateAudited',
      by: 'type',
      isSplit: true,
    },
    { name: 'fallingDue', resource: 'equipments', filter: open, day: 'nextAuditDate' },
    {
      name: 'found',
      resource: 'deficiencies',
      filter: { isNotAsked: false },
      day: 'foundOn',
      by: 'dangerLevel',
    },
    {
      name: 'remedied',
      resource: 'deficiencies',
      filter: { isNotAsked: false, status: ['COMPLETED'] },
      day: 'remediedOn',
      by: 'dangerLevel',
    },
    {
      name: 'timeToRemedy',
      resource: 'deficiencies',
      filter: { isNotAsked: false, status: ['COMPLETED'] },
      day: 'remediedOn',
      by: 'dangerLevel',
      of: { daysSince: 'foundOn' },
    },
    { name: 'categories', resource: 'equipments', filter: open, by: 'category' },
    {
      name: 'pieces',
      resource: 'equipments',
      filter: {},
      parts: {
        inUse: { ...open, isLocked: false, isTraceable: true },
        locked: { ...open, isLocked: true },
        notTraceable: { ...open, isLocked: false, isTraceable: false },
        scrapped: { isScrapped: true, isArchived: false },
        archived: { isArchived: true },
      },
    },
  ],
  sales: [
    { name: 'accounts', resource: 'instances', filter: { isTestInstance: false }, by: 'instanceType' },
    {
      name: 'accountStates',
      resource: 'instances',
      filter: {},
      parts: {
        active: { isTestInstance: false, hasResigned: false },
        test: { isTestInstance: true, hasResigned: false },
        resigned: { hasResigned: true },
      },
    },
    { name: 'licencesSold', resource: 'licenses', filter: { isTrial: false }, day: 'validFrom' },
    { name: 'licencesEnding', resource: 'licenses', filter: { hasResigned: false }, day: 'validBefore' },
    { name: 'licencesRenewed', resource: 'licenses', filter: {}, day: 'dateRenewed' },
    { name: 'trials', resource: 'licenses', filter: { isTrial: true }, day: 'validFrom' },
    { name: 'trialsConverted', resource: 'licenses', filter: { isAfterTrial: true }, day: 'validFrom' },
    { name: 'orders', resource: 'orders', filter: {}, day: 'dateOrdered', by: 'state' },
    {
      name: 'revenue',
      resource: 'orders',
      filter: { state: paidStates },
      day: 'dateOrdered',
      by: 'currency',
      of: { money: true },
    },
  ],
};
