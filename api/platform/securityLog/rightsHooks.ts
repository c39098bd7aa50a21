import type { EntityHooks, Write } from '../../entities/hooks';
import type { Row } from '../../entities/rowMapper';
import { noteSecurityEvent } from './noteSecurityEvent';

const permissions = [
  'locationAccess',
  'permittedLocations',
  'categoryAccess',
  'permittedCategories',
] as const;

/** Records changes of roles and permissions in the security log, whatever their origin. */
export const rightsHooks: EntityHooks = {
  async afterWrite({ call, before, after }: Write) {
    const row = after ?? before;
    if (!row || !(isMember(before) || isMember(after))) return;
    const [roleBefore, roleAfter] = [roleOf(before), roleOf(after)];
    const event = { user: call.actor.user, contact: row };
    const note = (more: { kind: 'ROLE_CHANGED' | 'PERMISSIONS_CHANGED' } & Row) =>
      noteSecurityEvent(call, [String(row.instance)], { ...event, ...more });
    if (roleBefore !== roleAfter) await note({ kind: 'ROLE_CHANGED', roleBefore, roleAfter });
    else if (permissions.some((name) => differs(before?.[name], after?.[name])))
      await note({ kind: 'PERMISSIONS_CHANGED' });
  },
};

/** Only contacts with a role or a user have rights. */
const isMember = (row: Row | null): boolean => roleOf(row) !== null || Boolean(row?.user && !row.deletedAt);

const roleOf = (row: Row | null): string | null =>
  row && !row.deletedAt && typeof row.instanceRole === 'string' ? row.instanceRole : null;

const differs = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) !== JSON.stringify(other ?? null);
