import type { Span } from './timespans';

/** A number of a span and of the one before; null where there was nothing to make an average of, or no span. */
export interface Compared {
  now: number | null;
  before: number | null;
}
export interface MeasuredGroup extends Compared {
  /** What the rows say in the field they are grouped by; null: nothing. */
  key: string | null;
}
export interface Measured {
  name: string;
  total: Compared;
  /** By what the rows say. */
  groups: MeasuredGroup[];
  /** By the parts of the span, in their order. */
  series: Compared[];
}

export interface AnalyticsPage {
  span: Span;
  before: Span;
  measures: Measured[];
  /** People who stored something; null for who may not know. */
  activeUsers: Compared | null;
  /** The accounts it was narrowed to; null: to none, or to more than an address of a list can name. */
  accounts: string[] | null;
}
/** More accounts than that make the address of a list too long. */
export const mostAccounts = 50;

/** What a salesperson or a broker stands for; null: what belongs to none. */
export interface SellerRow {
  id: string | null;
  accounts: number;
  amounts: Record<string, Compared>;
  /** By currency. */
  revenue: Record<string, Compared>;
}
