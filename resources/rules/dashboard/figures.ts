import { entities } from '../../entities/index';
import { auditType } from '../../language/choices/choices';
import { dayAfter, dueField, openFilter } from '../../language/due';
import type { EntityName } from '../../language/names';
import { type Actor, mayEver } from '../../language/permissions';

type Filter = Readonly<Record<string, unknown>>;

/** A figure of the dashboard: the number of rows of a filtered list, for people who may read it. */
export interface Figure {
  name: string;
  resource: EntityName;
  filter: Filter;
}

/** Topic of a dashboard: inspection, licence sales, or operation of the product. */
export type Board = 'inspecting' | 'selling' | 'providing';

/** Number of days that count as "due soon", also for licences. */
export const soonDays = 30;
export const endingDays = 90;
/** Number of days of recent error records. */
export const recentDays = 7;

/** The topics of the person's dashboard; brokers that inspect have both. */
export function boardsOf(actor: Actor): Board[] {
  if (actor.instanceType === 'PROVIDER') return ['providing'];
  return [
    ...((actor.brokers ?? []).length > 0 ? (['selling'] as const) : []),
    ...(mayEver(entities.equipments, 'read', actor) ? (['inspecting'] as const) : []),
  ];
}

/** The figures of a board on this day (`YYYY-MM-DD`) that the person may read, most urgent first. */
export const figuresOf = (board: Board, day: string, actor: Actor): Figure[] =>
  figuresByBoard[board](day).filter(({ resource }) => mayEver(entities[resource], 'read', actor));

const open = (resource: EntityName): Filter => openFilter(entities[resource]);
const due = (resource: EntityName): string => dueField(entities[resource]) ?? entities[resource].list.sort;

const overdue = (resource: EntityName, day: string): Filter => ({
  ...open(resource),
  [`${due(resource)}_lte`]: dayAfter(day, -1),
});
const soon = (resource: EntityName, day: string): Filter => ({
  ...open(resource),
  [`${due(resource)}_gte`]: day,
  [`${due(resource)}_lte`]: dayAfter(day, soonDays),
});

/** Licences that end within the next weeks and are not resigned; the end is exclusive. */
export const ending = (day: string): Filter => ({
  hasResigned: false,
  validBefore_gte: dayAfter(day, 1),
  validBefore_lte: dayAfter(day, endingDays),
});

/** Unpaid orders that are not cancelled. */
export const unpaid: Filter = { state: ['ORDERED', 'INVOICED'] };

const figuresByBoard: Record<Board, (day: string) => Figure[]> = {
  inspecting: (day) => [
    { name: 'overdue', resource: 'equipments', filter: overdue('equipments', day) },
    {
      name: 'neverInspected',
      resource: 'inspectionDuties',
      filter: { isMandatory: true, type: [...auditType.values], lastDate: null, nextDate_lte: day },
    },
    { name: 'soon', resource: 'equipments', filter: soon('equipments', day) },
    { name: 'locked', resource: 'equipments', filter: { ...open('equipments'), isLocked: true } },
    {
      name: 'redDeficiencies',
      resource: 'deficiencies',
      filter: { ...open('deficiencies'), dangerLevel: ['red'] },
    },
    { name: 'openDeficiencies', resource: 'deficiencies', filter: open('deficiencies') },
    { name: 'overdueTasks', resource: 'tasks', filter: overdue('tasks', day) },
    { name: 'openTasks', resource: 'tasks', filter: open('tasks') },
    { name: 'latePlannings', resource: 'auditPlannings', filter: overdue('auditPlannings', day) },
    { name: 'openPlannings', resource: 'auditPlannings', filter: open('auditPlannings') },
    { name: 'openReports', resource: 'auditReports', filter: open('auditReports') },
  ],
  selling: (day) => [
    { name: 'accounts', resource: 'instances', filter: { isTestInstance: false } },
    { name: 'testAccounts', resource: 'instances', filter: { isTestInstance: true } },
    { name: 'resignedAccounts', resource: 'instances', filter: { hasResigned: true } },
    { name: 'endingLicenses', resource: 'licenses', filter: ending(day) },
    {
      name: 'expiredLicenses',
      resource: 'licenses',
      filter: { hasResigned: false, validBefore_lte: day },
    },
    { name: 'unpaidOrders', resource: 'orders', filter: unpaid },
  ],
  providing: (day) => [
    {
      name: 'blockingErrors',
      resource: 'errorRecords',
      filter: { httpMethod: ['POST', 'PUT'], date_gte: dayAfter(day, -recentDays) },
    },
    { name: 'errors', resource: 'errorRecords', filter: { date_gte: dayAfter(day, -recentDays) } },
    { name: 'endingLicenses', resource: 'licenses', filter: ending(day) },
    { name: 'unpaidOrders', resource: 'orders', filter: unpaid },
    { name: 'accounts', resource: 'instances', filter: { isTestInstance: false } },
    { name: 'testAccounts', resource: 'instances', filter: { isTestInstance: true } },
    { name: 'users', resource: 'users', filter: { isActive: true } },
    { name: 'brokers', resource: 'brokers', filter: {} },
  ],
};
