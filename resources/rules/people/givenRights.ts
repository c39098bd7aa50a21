const fields = [
  'instanceRole',
  'contactType',
  'location',
  'locationAccess',
  'permittedLocations',
  'categoryAccess',
  'permittedCategories',
] as const;

export type GivenRights = Partial<Record<(typeof fields)[number], unknown>>;

/** What of a contact says what the person may do and see in the account; what is left out or empty is null. */
export const givenRights = (contact: Readonly<Record<string, unknown>>): GivenRights =>
  Object.fromEntries(fields.map((name) => [name, isEmpty(contact[name]) ? null : contact[name]]));

// Nobody is permitted less by an empty list than by none.
const isEmpty = (value: unknown): boolean =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
