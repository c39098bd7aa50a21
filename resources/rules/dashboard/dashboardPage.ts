import type { AnyEntity } from '../../language/defineEntity';
import type { EntityName } from '../../language/names';
import type { Bar } from './charts';

/** A row that somebody changed lately. */
export interface RecentChange {
  resource: EntityName;
  operation: 'create' | 'update' | 'delete' | 'restore';
  /** ISO 8601 */
  at: string;
  /** Who did it; null: the product itself, or not known here. */
  by: string | null;
  record: Readonly<Record<string, unknown>> & { id: string };
}

/** All that a dashboard counts, in one answer. */
export interface DashboardPage {
  /** Whether there is any equipment the person may see, also archived. */
  hasEquipment: boolean;
  /** Whether there is a final report; true for people who see none. */
  hasReport: boolean;
  /** By the figure's name. */
  figures: Record<string, number>;
  /** By the chart's name. */
  charts: Record<string, Bar[]>;
  /** The newest first, each row once. */
  changes: RecentChange[];
}

export const mostChanges = 8;

/** Whether a change of such a row is told: of what people work with, which devices keep; not of what the product notes by itself. */
export const isToldOf = (entity: AnyEntity): boolean =>
  entity.route !== undefined && entity.offline !== undefined;
