import { regulationProblems } from '@plumbline/resources/audits/regulationProblems';
import { typed } from '../audits/typedRecords';
import type { EntityHooks } from '../entities/hooks';
import { failFields } from '../errors';

/** A regulation holds together as a whole: conditions look back, limits are in order. */
export const regulationHooks: EntityHooks = {
  prepare({ before, after }) {
    if (!after || after.parts === before?.parts) return;
    const errors = regulationProblems(typed('auditRegulations', after).parts);
    if (Object.keys(errors).length > 0) failFields(errors);
  },
};
