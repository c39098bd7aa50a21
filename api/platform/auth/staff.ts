import { definitions } from '@plumbline/resources/entities/index';
import { dayOf } from '@plumbline/resources/rules/audits/dayOf';
import { allowedUsers } from '@plumbline/resources/rules/licences/allowedUsers';
import { asSystem, type Call } from '../../entities/call';
import type { Row } from '../../entities/rowMapper';
import { listTyped } from '../../entities/typedRecords';

/** The users and administrators of an account; updated during a batch of writes. */
export interface Staff {
  /** Owners who can sign in; an account needs at least one. */
  owners: Set<string>;
  administrators: Set<string>;
  users: Set<string>;
  /** Limits of the account and its licences; null: no limit. */
  maxAdministrators: number;
  maxUsers: number | null;
}

/** Whether the contact is the account's only owner. */
export const isLastOwner = ({ owners }: Pick<Staff, 'owners'>, contact: string): boolean =>
  owners.size === 1 && owners.has(contact);

export async function readStaff(call: Call, instance: unknown): Promise<Staff> {
  const { db } = call;
  const account: Row | undefined = await db('instances')
    .where({ id: instance })
    .first('maxUser', 'maxAdministrators');
  const rows: { id: string; instanceRole: string | null; user: string | null; isActive: unknown }[] =
    await db('contacts as c')
      .leftJoin('users as u', 'u.id', 'c.user')
      .where({ 'c.instance': instance, 'c.deletedAt': null })
      .where((some) => some.whereNotNull('c.user').orWhere('c.instanceRole', 'Administrator'))
      .select('c.id', 'c.instanceRole', 'c.user', 'u.isActive');
  const licences = await listTyped(asSystem(call, String(instance)), 'licenses');
  const agreed = account?.maxUser == null ? null : Number(account.maxUser);
  const ids = (chosen: typeof rows) => new Set(chosen.map(({ id }) => id));
  return {
    owners: ids(
      rows.filter(({ instanceRole, user, isActive }) => instanceRole === 'Owner' && user && isActive),
    ),
    administrators: ids(rows.filter(({ instanceRole }) => instanceRole === 'Administrator')),
    users: ids(rows.filter(({ user }) => user)),
    maxAdministrators: Number(
      account?.maxAdministrators ?? definitions.instances.fields.maxAdministrators.default,
    ),
    maxUsers: allowedUsers(agreed, licences, dayOf(call.now)),
  };
}
