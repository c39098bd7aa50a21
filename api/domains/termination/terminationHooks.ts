import { dayOf } from '@plumbline/resources/rules/audits/dayOf';
import { erasureDayOf } from '@plumbline/resources/rules/termination/termination';
import type { EntityHooks, TransactionCall } from '../../entities/hooks';
import { noteSecurityEvent } from '../../platform/securityLog';
import { enqueueTerminationMail } from './terminationMails';

/** The erasure is due ninety days after the day of the resignation, whatever its effective date. */
export const terminationHooks: EntityHooks = {
  beforeWrite({ call, before, after }) {
    if (!after || after.hasResigned === before?.hasResigned) return;
    if (before) after.dateErasureDue = after.hasResigned ? erasureDayOf(dayOf(call.now)) : null;
    if (!after.hasResigned) after.isResignedByOwner = false;
  },

  async afterWrite({ call, before, after, changed }) {
    if (!before || !after || !changed.includes('hasResigned')) return;
    const news = after.hasResigned ? 'terminated' : 'takenBack';
    // A seller may undo a termination by an owner as well.
    const isByOwner = after.hasResigned ? after.isResignedByOwner === true : await belongsTo(after.id, call);
    await enqueueTerminationMail(call, String(after.id), { news, isByOwner });
    await noteSecurityEvent(call, [String(after.id)], {
      kind: after.hasResigned ? 'ACCOUNT_TERMINATED' : 'TERMINATION_UNDONE',
      user: call.actor.user,
    });
  },
};

/** Whether the acting person is one of the account, and not of its seller. */
const belongsTo = async (
  instance: unknown,
  { db, actor: { contact: id } }: TransactionCall,
): Promise<boolean> =>
  id !== null && (await db('contacts').where({ id, instance }).first('id')) !== undefined;
