import type { Role } from '../../language/permissions';

interface PersonInAccount {
  instanceRole?: unknown;
  contactType?: unknown;
}

/** Contacts without a role in the account who may sign in all the same, to read what concerns their locations. */
const roleByType: Readonly<Record<string, Role>> = {
  'location-contact': 'LocationContact',
  other: 'OtherContact',
};

/** The role a contact signs in with; null: this contact may not sign in until somebody gives a role. */
export function signInRole({ instanceRole, contactType }: PersonInAccount): Role | null {
  if (typeof instanceRole === 'string' && instanceRole !== '') return instanceRole as Role; // its choices are roles
  return roleByType[String(contactType)] ?? null;
}

/** Whose eyes end at the own locations, whatever else is said of their access. */
export const isBoundToLocations = (role: Role): boolean =>
  role === 'LocationContact' || role === 'OtherContact';
