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

/** The fields of a contact that grant rights; missing or empty ones are null. */
export const givenRights = (contact: Readonly<Record<string, unknown>>): GivenRights =>
  Object.fromEntries(fields.map((name) => [name, isEmpty(contact[name]) ? null : contact[name]]));

// An empty list restricts no more than none.
const isEmpty = (value: unknown): boolean =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
