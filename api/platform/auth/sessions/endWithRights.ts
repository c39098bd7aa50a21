import { signInRole } from '@plumbline/resources/rules/people/signInRole';
import type { Api } from '../../../base/context/context';
import type { EntityHooks, TransactionCall, Write } from '../../../entities/hooks';
import type { Row } from '../../../entities/rowMapper';
import type { SignInState } from '../signInState';
import { forgetSessions } from './endSessions';
import { revokeSessions } from './revokeSessions';
import type { RevocationReason } from './sessionRecord';

/**
 * Ends all sessions of a user who is deactivated, removed from an account or erased, in the transaction of that write,
 * whatever its origin (screen, device, job).
 */
export function endWithRights(
  api: Api,
  state: SignInState,
): Record<'users' | 'contacts' | 'instances', EntityHooks> {
  const end = async (call: TransactionCall, users: readonly unknown[], because: RevocationReason) => {
    const { sealer } = state;
    const tokens: string[] = [];
    for (const user of new Set(users))
      if (typeof user === 'string')
        tokens.push(...(await revokeSessions(call.db, { user, now: api.now(), because, sealer })));
    // After the commit: before it, reads would cache the old state again.
    call.db.executionPromise.then(
      () => forgetSessions(api, state, tokens),
      () => {},
    );
  };
  return {
    users: {
      async afterWrite({ call, before, after }) {
        if (before && isLocked(after) && !isLocked(before)) await end(call, [before.id], 'userLocked');
      },
    },
    contacts: {
      async afterWrite({ call, operation, before, after }: Write) {
        if (!before || operation === 'restore' || !signsIn(before)) return;
        if (!after || !signsIn(after) || after.user !== before.user)
          await end(call, [before.user], 'memberRemoved');
      },
    },
    instances: {
      async afterWrite({ call, operation, before }) {
        if (operation !== 'delete' || !before) return;
        const members: { user: string }[] = await call
          .db('contacts')
          .where({ instance: before.id })
          .whereNotNull('user')
          .select('user');
        await end(
          call,
          members.map(({ user }) => user),
          'memberRemoved',
        );
      },
    },
  };
}

const isLocked = (row: Row | null): boolean => !row || row.isActive === false || Boolean(row.deletedAt);

const signsIn = (row: Row): boolean =>
  Boolean(row.user) && signInRole({ instanceRole: row.instanceRole, contactType: row.contactType }) !== null;
