import type { AuditReport } from '@plumbline/resources/entities/auditReports';
import { bound, signatureStateOf } from '@plumbline/resources/rules/signatures/signatureState';
import { asSystem } from '../../entities/call';
import type { EntityHooks } from '../../entities/hooks';
import { typed } from '../../entities/typedRecords';
import { type HashedContent, hashReport } from './content/hashReport';

/**
 * Re-checks on every write of an open report which signatures still match its content; final reports are left
 * unchanged.
 */
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

/**
 * A device that stores only the findings signs these alone; the hash of the whole content is added when the signature
 * arrives.
 */
const completed = (one: Given, { hash, findings }: HashedContent): Given =>
  !one.contentHash && one.findingsHash === findings ? { ...one, contentHash: hash } : one;
