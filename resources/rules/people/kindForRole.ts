import type { ChoiceOf, contactType, instanceRole } from '../../language/choices/choices';

type Kind = ChoiceOf<typeof contactType>;
type InstanceRole = ChoiceOf<typeof instanceRole>;

/** Kinds that say something of the role, with the roles of which it is true. */
const rolesOfKind: Partial<Record<Kind, readonly (InstanceRole | null)[]>> = {
  owner: ['Owner'],
  admin: ['Administrator'],
  // Anyone who owns or administers an account may be called what else he or she is there.
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

/** The kind of a contact that gets another role (null: none): the one it has, unless that would be untrue from now on. */
export function kindForRole(kind: Kind, role: InstanceRole | null): Kind {
  if (rolesOfKind[kind]?.includes(role) ?? true) return kind;
  // Nobody becomes, by losing a role, one of those who sign in without one.
  return role ? kindOfRole[role] : 'employee';
}
