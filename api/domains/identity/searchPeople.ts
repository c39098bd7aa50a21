import type { FoundPerson } from '@plumbline/resources/commands/identity';
import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import { signInRole } from '@plumbline/resources/rules/people/signInRole';
import type { Call } from '../../entities/call';

/** Maximum number of results; one more row is read to set `hasMore`. */
const most = 30;

interface Row {
  id: string;
  firstName: string | null;
  lastName: string | null;
  emailAddress: string | null;
  instance: string;
  instanceName: string;
  instanceType: FoundPerson['instanceType'];
  instanceRole: string | null;
  contactType: string | null;
}

/**
 * People of all accounts with a login or a role, by words of name, e-mail address or account. Other contacts have no
 * rights to explain, and are private to their account.
 */
export async function searchPeople(
  { db }: Call,
  text: string,
): Promise<{ rows: FoundPerson[]; hasMore: boolean }> {
  const words = text.split(/\s+/).map((word) => `%${word.replace(/[%_\\]/g, '\\$&')}%`);
  const staff = db('users as u').where({ 'u.deletedAt': null }).whereNotNull('u.systemRole');
  for (const word of words)
    staff.where((any) =>
      any
        .where('u.email', 'like', word)
        .orWhere('u.firstName', 'like', word)
        .orWhere('u.lastName', 'like', word),
    );
  const people = db('contacts as c')
    .join('instances as i', 'i.id', 'c.instance')
    .where({ 'c.deletedAt': null, 'i.deletedAt': null, 'c.erasedAt': null })
    .where((some) => some.whereNotNull('c.user').orWhereNotNull('c.instanceRole'));
  for (const word of words)
    people.where((any) =>
      any
        .where('c.emailAddress', 'like', word)
        .orWhere('c.firstName', 'like', word)
        .orWhere('c.lastName', 'like', word)
        .orWhere('i.companyName', 'like', word),
    );
  const [users, rows]: [UserRow[], Row[]] = await Promise.all([
    staff
      .orderBy(['u.lastName', 'u.id'])
      .limit(most + 1)
      .select('u.id', 'u.email', 'u.firstName', 'u.lastName', 'u.systemRole'),
    people
      .orderBy(['c.lastName', 'c.firstName', 'c.id'])
      .limit(most + 1)
      .select(
        'c.id',
        'c.firstName',
        'c.lastName',
        'c.emailAddress',
        'c.instance',
        'c.instanceRole',
        'c.contactType',
        {
          instanceName: 'i.companyName',
          instanceType: 'i.instanceType',
        },
      ),
  ]);
  const found = [...users.map(asStaff), ...rows.map(asContact)];
  return { rows: found.slice(0, most), hasMore: found.length > most };
}

interface UserRow {
  id: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  systemRole: FoundPerson['role'];
}

const asStaff = ({ id, email, firstName, lastName, systemRole }: UserRow): FoundPerson => ({
  kind: 'users',
  id,
  name: [firstName, lastName].filter(Boolean).join(' ') || email,
  email,
  instance: CATALOGUE_ID,
  instanceName: '',
  instanceType: 'PROVIDER',
  role: systemRole,
});

const asContact = ({
  id,
  firstName,
  lastName,
  emailAddress,
  instanceRole,
  contactType,
  ...account
}: Row): FoundPerson => ({
  kind: 'contacts',
  id,
  name: [firstName, lastName].filter(Boolean).join(' '),
  email: emailAddress,
  instance: account.instance,
  instanceName: account.instanceName,
  instanceType: account.instanceType,
  role: signInRole({ instanceRole, contactType }),
});
