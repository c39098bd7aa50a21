import type { Span } from './timespans';

/** A figure of a timespan and of the previous one; null: nothing to average, or no timespan. */
export interface Compared {
  now: number | null;
  before: number | null;
}
export interface MeasuredGroup extends Compared {
  /** Value of the field it is grouped by; null: empty. */
  key: string | null;
}
export interface Measured {
  name: string;
  total: Compared;
  /** Grouped by a field. */
  groups: MeasuredGroup[];
  /** By interval of the timespan. */
  series: Compared[];
}

export interface AnalyticsPage {
  span: Span;
  before: Span;
  measures: Measured[];
  /** Number of people who stored something; null: not allowed to know. */
  activeUsers: Compared | null;
  /** The accounts of the filter; null: no filter, or too many for an address. */
  accounts: string[] | null;
}
/** Maximum number of accounts in an address. */
export const mostAccounts = 50;

/** Filter for a salesperson or broker; null: what belongs to none. */
export interface SellerRow {
  id: string | null;
  accounts: number;
  amounts: Record<string, Compared>;
  /** By currency. */
  revenue: Record<string, Compared>;
}
