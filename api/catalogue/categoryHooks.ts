import type { EntityHooks } from '../entities/hooks';
import { failFields } from '../errors';

/** Only one expert-inspection regulation may be selected for a category (specification, section 5). */
export const categoryHooks: EntityHooks = {
  async prepare({ call, operation, after, before }) {
    // A regulation may have become one for expert inspections while the category was in the bin.
    const isSame = operation !== 'restore' && after?.auditRegulations === before?.auditRegulations;
    if (!after || !Array.isArray(after.auditRegulations) || isSame) return;
    const expert = await call
      .db('auditRegulations')
      .whereIn('id', after.auditRegulations)
      .where({ type: 'expert', deletedAt: null })
      .select('id');
    if (expert.length > 1) failFields({ auditRegulations: { message: 'validation.oneExpertRegulation' } });
  },
};
