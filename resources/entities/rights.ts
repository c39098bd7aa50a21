import { everything, type Permissions, type RowFilter, reading } from '../permissions';

// Rights that several entities share, so that each is said once.

export const inPermittedLocation: RowFilter = [{ field: 'location', in: 'locations' }];
export const inPermittedPlace: RowFilter = [
  { field: 'location', in: 'locations' },
  { field: 'category', in: 'categories' },
];
export const asItsAuditor: RowFilter = [{ field: 'auditor', is: 'contact' }];

/** Catalogue rows: provider staff keep the shared ones, owners and administrators the account's own. */
export const catalogue: Permissions = {
  Owner: everything,
  Administrator: everything,
  Employee: reading,
  ServiceProvider: reading,
  SalesForce: reading,
  ProviderAdmin: everything,
  ProviderSupport: reading,
};
