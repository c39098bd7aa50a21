import type { AnyEntity } from '../../language/defineEntity';
import type { EntityName } from '../../language/names';
import type { Bar } from './charts';

/** A recently changed row. */
export interface RecentChange {
  resource: EntityName;
  operation: 'create' | 'update' | 'delete' | 'restore';
  /** ISO 8601 */
  at: string;
  /** Author; null: the product itself, or unknown. */
  by: string | null;
  record: Readonly<Record<string, unknown>> & { id: string };
}

/** The data of a dashboard in one response. */
export interface DashboardPage {
  /** Whether there is equipment the person may see, including archived. */
  hasEquipment: boolean;
  /** Whether there is a final report; true for people who cannot see reports. */
  hasReport: boolean;
  /** By figure name. */
  figures: Record<string, number>;
  /** By chart name. */
  charts: Record<string, Bar[]>;
  /** Newest first, distinct rows. */
  changes: RecentChange[];
}

export const mostChanges = 8;

/** Whether changes of the entity are shown: offline entities, without automatic records. */
export const isToldOf = (entity: AnyEntity): boolean =>
  entity.route !== undefined && entity.offline !== undefined;
