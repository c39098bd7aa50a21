import { planningContent } from '@plumbline/resources/rules/planning/planningContent';
import { canonical, sha256 } from '@plumbline/resources/rules/reports/canonical';
import { bound } from '@plumbline/resources/rules/signatures/signatureState';
import type { EntityHooks } from '../../entities/hooks';
import { typed } from '../../entities/typedRecords';

/** Re-checks on every write of an open appointment which signatures still match its content. */
export const bindPlanningSignatures: EntityHooks = {
  async beforeWrite({ call, after }) {
    if (after?.state !== 'open') return;
    const planning = typed('auditPlannings', after);
    if (!planning.signatures?.length) return;
    const pieces: { equipment: string | null }[] = await call
      .db('audits')
      .where({ instance: planning.instance, planning: planning.id, deletedAt: null })
      .select('equipment');
    const content = planningContent(
      planning,
      pieces.map(({ equipment }) => equipment),
    );
    after.signatures = bound(planning.signatures, await sha256(canonical(content)));
  },
};
