import type { AuditReport } from '@plumbline/resources/entities/auditReports';
import { useTranslate } from 'react-admin';
import { saveLocally } from '../offline';
import { SignaturesCard, signedAnew } from '../signatures/SignaturesCard';

type Given = NonNullable<AuditReport['signatures']>[number];

/** Who signs the report; given until it is final. */
export function ReportSignatures({ report, isOpen }: { report: AuditReport; isOpen: boolean }) {
  const translate = useTranslate();
  const sign = (one: Given) =>
    saveLocally('auditReports', report.id, { signatures: signedAnew(report.signatures, one) });
  return (
    <SignaturesCard
      title={translate('reports.signatures.title')}
      place={{ resource: 'auditReports', id: report.id }}
      signatures={report.signatures ?? []}
      auditor={report.auditor}
      contact={report.contact}
      location={report.location}
      onSign={isOpen ? sign : undefined}
    />
  );
}
