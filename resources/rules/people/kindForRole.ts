import type { ChoiceOf } from '../../language/choices/choiceSet';
import type { contactType, instanceRole } from '../../language/choices/choices';

type Kind = ChoiceOf<typeof contactType>;
type InstanceRole = ChoiceOf<typeof instanceRole>;

/** Contact kinds that imply a role, with the matching roles. */
const rolesOfKind: Partial<Record<Kind, readonly (InstanceRole | null)[]>> = {
  owner: ['Owner'],
  admin: ['Administrator'],
  // Owners and administrators may have any such kind.
  auditor: ['Owner', 'Administrator', 'Employee', 'SalesForce', null],
  employee: ['Owner', 'Administrator', 'Employee', 'SalesForce', null],
  'external-auditor': ['ServiceProvider', null],
};
const kindOfRole: Record<InstanceRole, Kind> = {
  Owner: 'owner',
  Administrator: 'admin',
  Employee: 'employee',
  ServiceProvider: 'external-auditor',
  SalesForce: 'employee',
};

/** The kind of a contact whose role changes (null: no role): unchanged if it still matches. */
export function kindForRole(kind: Kind, role: InstanceRole | null): Kind {
  if (rolesOfKind[kind]?.includes(role) ?? true) return kind;
  // Losing a role must not turn somebody into a kind that signs in without one.
  return role ? kindOfRole[role] : 'employee';
}
