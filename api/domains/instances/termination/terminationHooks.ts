import { dayOf } from '@plumbline/resources/rules/audits/dayOf';
import { erasureDayOf } from '@plumbline/resources/rules/termination/termination';
import type { EntityHooks } from '../../../entities/hooks';
import { enqueueTerminationMail } from './terminationMails';

/** The erasure is due ninety days after the day of the resignation, whatever its effective date. */
export const terminationHooks: EntityHooks = {
  beforeWrite({ call, before, after }) {
    if (!after || after.hasResigned === before?.hasResigned) return;
    if (before) after.dateErasureDue = after.hasResigned ? erasureDayOf(dayOf(call.now)) : null;
  },

  async afterWrite({ call, before, after, changed }) {
    if (!before || !after || !changed.includes('hasResigned')) return;
    const news = after.hasResigned ? 'terminated' : 'takenBack';
    await enqueueTerminationMail(call, String(after.id), news);
  },
};
