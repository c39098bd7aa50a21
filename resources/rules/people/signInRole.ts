import type { Role } from '../../language/permissions';

interface PersonInAccount {
  instanceRole?: unknown;
  contactType?: unknown;
}

/** Contact kinds that may sign in without a role, to read what concerns their locations. */
const roleByType: Readonly<Record<string, Role>> = {
  'location-contact': 'LocationContact',
  other: 'OtherContact',
};

/** The role of a contact at sign-in; null: may not sign in without a role. */
export function signInRole({ instanceRole, contactType }: PersonInAccount): Role | null {
  if (typeof instanceRole === 'string' && instanceRole !== '') return instanceRole as Role; // its choices are roles
  return roleByType[String(contactType)] ?? null;
}

/** Kinds restricted to their own locations, whatever access they were given. */
export const isBoundToLocations = (role: Role): boolean =>
  role === 'LocationContact' || role === 'OtherContact';
