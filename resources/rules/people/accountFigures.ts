/** How much an account works with the product; what it has now, except the finished inspections and reports of all time. */
export interface AccountFigures {
  /** People who can sign in. */
  users: number;
  customers: number;
  locations: number;
  /** Without what is archived. */
  equipment: number;
  /** Open appointments. */
  plannings: number;
  /** Finished inspections. */
  audits: number;
  reports: number;
  /** ISO 8601: when something was last written. */
  lastActivity: string | null;
}

/** The amounts in the order they are shown. */
export const accountAmounts = [
  'users',
  'customers',
  'locations',
  'equipment',
  'plannings',
  'audits',
  'reports',
] as const satisfies readonly (keyof AccountFigures)[];
