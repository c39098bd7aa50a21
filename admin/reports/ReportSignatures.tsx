import type { AuditReport } from '@plumbline/resources/entities/auditReports';
import { useTranslate } from 'react-admin';
import { saveLocally } from '../offline';
import { SignaturesCard, signedAnew } from '../signatures/SignaturesCard';

type Given = NonNullable<AuditReport['signatures']>[number];

interface ReportSignaturesProps {
  report: AuditReport;
  /** Until it is final, and where the device keeps what is given. */
  isSignable: boolean;
}

/** Who signs the report. */
export function ReportSignatures({ report, isSignable }: ReportSignaturesProps) {
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
      onSign={isSignable ? sign : undefined}
    />
  );
}
