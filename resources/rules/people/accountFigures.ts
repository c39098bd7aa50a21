/** Usage of an account: current numbers, but finished inspections and reports of all time. */
export interface AccountFigures {
  /** People with a sign-in. */
  users: number;
  customers: number;
  locations: number;
  /** Without archived ones. */
  equipment: number;
  /** Open appointments. */
  plannings: number;
  /** Finished inspections. */
  audits: number;
  reports: number;
  /** ISO 8601: the last write. */
  lastActivity: string | null;
}

/** The figures in display order. */
export const accountAmounts = [
  'users',
  'customers',
  'locations',
  'equipment',
  'plannings',
  'audits',
  'reports',
] as const satisfies readonly (keyof AccountFigures)[];
