import { isDeepStrictEqual } from 'node:util';
import type { EntityHooks, Write } from '../entities/hooks';
import type { Row } from '../entities/rowMapper';
import { fail } from '../errors';
import { isOwner } from './isOwner';
import { readStaff, type Staff } from './staff';

/** Who may give which rights to whom in an account, and how many may have them (specification, sections 5 and 6). */
export const contactHooks: EntityHooks = {
  async prepareMany(writes) {
    const staff = new Map<unknown, Staff>();
    for (const write of writes.filter(concernsRights)) {
      const instance = accountOf(write);
      if (!staff.has(instance)) staff.set(instance, await readStaff(write.call, instance));
    }
    return (write) => {
      forgetAddress(write);
      const ofAccount = staff.get(accountOf(write));
      if (!ofAccount || !concernsRights(write)) return;
      if (!write.call.isSystem) checkActor(write);
      checkNumbers(write, ofAccount);
      follow(write, ofAccount);
    };
  },
};

/** An invitation went to the address of then; whoever has another one now must be invited anew. */
function forgetAddress({ before, after }: Write): void {
  if (before?.invitationState !== 'INVITED' || !after || before.emailAddress === after.emailAddress) return;
  after.invitationState = 'WITHDRAWN';
  after.invitationExpiresAt = null;
}

const accountOf = ({ before, after }: Write): unknown => before?.instance ?? after?.instance;

const rightsFields = [
  'instanceRole',
  'locationAccess',
  'permittedLocations',
  'categoryAccess',
  'permittedCategories',
] as const;

function concernsRights(write: Write): boolean {
  const { before, after, operation } = write;
  // Who comes back counts anew.
  if (operation === 'restore') return Boolean(after?.instanceRole || after?.user);
  if (!before || !after) return Boolean(before ?? (after?.instanceRole || after?.user));
  return changesRights(before, after) || before.user !== after.user;
}

const changesRights = (before: Row, after: Row): boolean =>
  rightsFields.some((name) => !isDeepStrictEqual(before[name] ?? null, after[name] ?? null));

/** What depends on who asks; support that mirrors an account is none of its owners. */
function checkActor({ before, after, call: { actor } }: Write): void {
  const isOneself = before !== null && before.id === actor.contact;
  if (isOneself && after === null) fail('CANNOT_DELETE_ONESELF');
  if (isOneself && after !== null && changesRights(before, after)) fail('CANNOT_CHANGE_OWN_RIGHTS');
  if (isOwner(actor)) return;
  // Only an Owner makes Owners; otherwise an administrator could raise anybody, oneself included.
  if (after?.instanceRole === 'Owner' && before?.instanceRole !== 'Owner') fail('OWNER_MAKES_OWNERS');
  if (before?.instanceRole === 'Owner') fail('OWNER_CHANGES_OWNERS');
}

/** What holds for everybody, the product's own work included. */
function checkNumbers({ before, after, operation }: Write, staff: Staff): void {
  const id = String(before?.id ?? after?.id);
  const keepsOwner = operation !== 'delete' && after?.instanceRole === 'Owner' && Boolean(after.user);
  if (staff.owners.has(id) && staff.owners.size === 1 && !keepsOwner) fail('LAST_OWNER');
  const becomesAdministrator = after?.instanceRole === 'Administrator' && !staff.administrators.has(id);
  if (becomesAdministrator && staff.administrators.size >= staff.maxAdministrators)
    fail('MAX_ADMINISTRATORS', { max: staff.maxAdministrators });
  const becomesUser = Boolean(after?.user) && !staff.users.has(id);
  if (becomesUser && staff.maxUsers !== null && staff.users.size >= staff.maxUsers)
    fail('MAX_USERS', { max: staff.maxUsers });
}

/** The next write of the same batch is judged by what this one makes of the account. */
function follow({ before, after }: Write, staff: Staff): void {
  const id = String(before?.id ?? after?.id);
  const put = (set: Set<string>, belongs: boolean) => (belongs ? set.add(id) : set.delete(id));
  put(staff.users, Boolean(after?.user));
  put(staff.owners, after?.instanceRole === 'Owner' && Boolean(after.user));
  put(staff.administrators, after?.instanceRole === 'Administrator');
}
