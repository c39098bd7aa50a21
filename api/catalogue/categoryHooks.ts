import type { EntityHooks } from '../entities/hooks';
import { failFields } from '../errors';

/** Only one expert-inspection regulation may be selected for a category (specification, section 5). */
export const categoryHooks: EntityHooks = {
  async prepare({ call, after, before }) {
    if (
      !after ||
      !Array.isArray(after.auditRegulations) ||
      after.auditRegulations === before?.auditRegulations
    )
      return;
    const expert = await call
      .db('auditRegulations')
      .whereIn('id', after.auditRegulations)
      .where({ type: 'expert', deletedAt: null })
      .select('id');
    if (expert.length > 1) failFields({ auditRegulations: { message: 'validation.oneExpertRegulation' } });
  },
};
