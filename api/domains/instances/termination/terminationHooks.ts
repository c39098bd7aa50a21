import { dayOf } from '@plumbline/resources/rules/audits/dayOf';
import { erasureDayOf } from '@plumbline/resources/rules/termination/termination';
import type { EntityHooks } from '../../../entities/hooks';
import { enqueueTerminationMail } from './terminationMails';

/** An account that is terminated has ninety days from the day on which it is said, whatever day it is said for. */
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
