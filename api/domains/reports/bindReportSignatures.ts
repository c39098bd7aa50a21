import type { AuditReport } from '@plumbline/resources/entities/auditReports';
import { bound, signatureStateOf } from '@plumbline/resources/rules/signatures/signatureState';
import { asSystem } from '../../entities/call';
import type { EntityHooks } from '../../entities/hooks';
import { typed } from '../../entities/typedRecords';
import { type HashedContent, hashReport } from './content/hashReport';

/** Every write of an open report says anew which of its signatures still stand for what it says; final ones stay as they were. */
export const bindReportSignatures: EntityHooks = {
  async beforeWrite({ call, before, after }) {
    if (after?.state !== 'open') return;
    const report = typed('auditReports', after);
    if (report.signatures?.length) {
      const known = new Set((typed('auditReports', before ?? {}).signatures ?? []).map(({ id }) => id));
      const content = await hashReport({ ...asSystem(call, String(after.instance)), db: call.db }, report);
      const whole = report.signatures.map((one) => (known.has(one.id) ? one : completed(one, content)));
      after.signatures = bound(whole, content.hash);
    }
    after.signatureState = signatureStateOf(after.signatures as AuditReport['signatures']);
  },
};

type Given = NonNullable<AuditReport['signatures']>[number];

/** A device that keeps only the findings signs these; what else is printed with them is bound as of their arrival. */
const completed = (one: Given, { hash, findings }: HashedContent): Given =>
  !one.contentHash && one.findingsHash === findings ? { ...one, contentHash: hash } : one;
