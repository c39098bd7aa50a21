import type { AuditReport } from '@plumbline/resources/entities/auditReports';
import { planningContent } from '@plumbline/resources/planning/planningContent';
import { canonical, sha256 } from '@plumbline/resources/reports/canonical';
import { bound, signatureStateOf } from '@plumbline/resources/signatures/signatureState';
import { typed } from '../audits/typedRecords';
import { asSystem } from '../entities/call';
import type { EntityHooks, TransactionCall } from '../entities/hooks';
import type { Row } from '../entities/rowMapper';
import { type HashedContent, hashReport } from '../reports/content/hashReport';

/** Every write of an open report says anew which of its signatures still stand for what it says; final ones stay as they were. */
export const bindReportSignatures: EntityHooks = {
  async prepare({ call, before, after }) {
    if (after?.state !== 'open') return;
    const report = typed('auditReports', after);
    if (report.signatures?.length) {
      const known = new Set((typed('auditReports', before ?? {}).signatures ?? []).map(({ id }) => id));
      const content = await hashReport(inAccount(call, after), report);
      const whole = report.signatures.map((one) => (known.has(one.id) ? one : completed(one, content)));
      after.signatures = bound(whole, content.hash);
    }
    after.signatureState = signatureStateOf(after.signatures as AuditReport['signatures']);
  },
};

/** The same of an appointment that is not finished yet. */
export const bindPlanningSignatures: EntityHooks = {
  async prepare({ call, after }) {
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

type Given = NonNullable<AuditReport['signatures']>[number];

/** A device that keeps only the findings signs these; what else is printed with them is bound as of their arrival. */
const completed = (one: Given, { hash, findings }: HashedContent): Given =>
  !one.contentHash && one.findingsHash === findings ? { ...one, contentHash: hash } : one;

const inAccount = (call: TransactionCall, { instance }: Row) => ({
  ...asSystem(call, String(instance)),
  db: call.db,
});
