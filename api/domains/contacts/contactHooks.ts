import { isDeepStrictEqual } from 'node:util';
import { kindForRole } from '@plumbline/resources/rules/people/kindForRole';
import { ApiError, type ErrorCode } from '../../base/errors/errors';
import type { EntityHooks, Write } from '../../entities/hooks';
import type { Row } from '../../entities/rowMapper';
import { typed } from '../../entities/typedRecords';
import { isOwner } from '../../platform/auth/isOwner';
import { isLastOwner, readStaff, type Staff } from '../../platform/auth/staff';

/**
 * Who may assign which rights in an account, and the maximum number of administrators and users (specification,
 * sections 5 and 6).
 */
export const contactHooks: EntityHooks = {
  async beforeWriteMany(writes) {
    const staff = new Map<unknown, Staff>();
    for (const write of writes.filter(concernsRights)) {
      const instance = accountOf(write);
      if (!staff.has(instance)) staff.set(instance, await readStaff(write.call, instance));
    }
    return (write) => {
      forgetAddress(write);
      followRole(write);
      const ofAccount = staff.get(accountOf(write));
      if (!ofAccount || !concernsRights(write)) return;
      if (!write.call.isSystem && !isOwner(write.call.actor)) checkRank(write);
      // The only owner gets LAST_OWNER, which takes precedence over the advice to ask another owner.
      checkLastOwner(write, ofAccount);
      checkOneself(write);
      checkNumbers(write, ofAccount);
      follow(write, ofAccount);
    };
  },
};

/** An invitation was sent to the previous address, so a changed address needs a new one. */
function forgetAddress({ before, after }: Write): void {
  if (before?.invitationState !== 'INVITED' || !after || before.emailAddress === after.emailAddress) return;
  after.invitationState = 'WITHDRAWN';
  after.invitationExpiresAt = null;
}

/** The contact type follows a changed role, unless it is changed at the same time. */
function followRole({ operation, before, after }: Write): void {
  if (operation !== 'update' || !before || !after || before.contactType !== after.contactType) return;
  const { contactType, instanceRole } = typed('contacts', after);
  const role = instanceRole || null;
  if (contactType && (before.instanceRole || null) !== role)
    after.contactType = kindForRole(contactType, role);
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
  // A restored contact counts again.
  if (operation === 'restore') return Boolean(after?.instanceRole || after?.user);
  if (!before || !after) return Boolean(before ?? (after?.instanceRole || after?.user));
  return changesRights(before, after) || before.user !== after.user;
}

const changedRights = (before: Row, after: Row): string[] =>
  rightsFields.filter((name) => !isDeepStrictEqual(before[name] ?? null, after[name] ?? null));
const changesRights = (before: Row, after: Row): boolean => changedRights(before, after).length > 0;

/** Only an owner makes owners; otherwise an administrator could promote anyone, including themselves. */
function checkRank(write: Write): void {
  const { before, after } = write;
  if (after?.instanceRole === 'Owner' && before?.instanceRole !== 'Owner')
    refuse(write, 'OWNER_MAKES_OWNERS');
  if (before?.instanceRole === 'Owner') refuse(write, 'OWNER_CHANGES_OWNERS');
}

/** One owner must remain, also for system writes; owners cannot reduce their own rights if they are the last one. */
function checkLastOwner(write: Write, staff: Staff): void {
  const { before, after, operation } = write;
  if (!before || !isLastOwner(staff, String(before.id))) return;
  const keepsOwner = operation !== 'delete' && after?.instanceRole === 'Owner' && Boolean(after.user);
  if (!keepsOwner || (isOneself(write) && changesRights(before, after))) refuse(write, 'LAST_OWNER');
}

function checkOneself(write: Write): void {
  const { before, after } = write;
  if (!before || !isOneself(write)) return;
  if (!after) refuse(write, 'CANNOT_DELETE_ONESELF');
  if (changesRights(before, after)) refuse(write, 'CANNOT_CHANGE_OWN_RIGHTS');
}

const isOneself = ({ before, call }: Write): boolean => !call.isSystem && before?.id === call.actor.contact;

/** Maximum numbers, for every caller. */
function checkNumbers(write: Write, staff: Staff): void {
  const { before, after } = write;
  const id = String(before?.id ?? after?.id);
  const becomesAdministrator = after?.instanceRole === 'Administrator' && !staff.administrators.has(id);
  if (becomesAdministrator && staff.administrators.size >= staff.maxAdministrators)
    refuse(write, 'MAX_ADMINISTRATORS', { max: staff.maxAdministrators });
  const becomesUser = Boolean(after?.user) && !staff.users.has(id);
  if (becomesUser && staff.maxUsers !== null && staff.users.size >= staff.maxUsers)
    refuse(write, 'MAX_USERS', { max: staff.maxUsers });
}

/** Reports the refusal at the form fields as well: at the changed rights, in a new row at the role. */
function refuse({ before, after }: Write, code: ErrorCode, args: Record<string, number> = {}): never {
  const asked = !after ? [] : before ? changedRights(before, after) : (['instanceRole'] as const);
  const errors = Object.fromEntries(asked.map((name) => [name, { message: `errors.${code}`, args }]));
  throw new ApiError(code, args, asked.length > 0 ? errors : undefined);
}

/** The next write of the same batch is checked against the state after this one. */
function follow({ before, after }: Write, staff: Staff): void {
  const id = String(before?.id ?? after?.id);
  const put = (set: Set<string>, belongs: boolean) => (belongs ? set.add(id) : set.delete(id));
  put(staff.users, Boolean(after?.user));
  put(staff.owners, after?.instanceRole === 'Owner' && Boolean(after.user));
  put(staff.administrators, after?.instanceRole === 'Administrator');
}
