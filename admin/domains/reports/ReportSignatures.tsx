import { Alert } from '@mui/material';
import type { AuditReport } from '@plumbline/resources/entities/auditReports';
import { useTranslate } from 'react-admin';
import { saveLocally } from '../../data/offline';
import { SignaturesCard, signedAnew } from '../signatures';
import { reportHash } from './reportHash';
import { useVoidRoles } from './useVoidRoles';

type Given = NonNullable<AuditReport['signatures']>[number];

interface ReportSignaturesProps {
  report: AuditReport;
  /** Until the report is final, and only where the device has a local store. */
  isSignable: boolean;
  /** While a PDF is being created: a signature would not be in it, or would be too late. */
  isBusy?: boolean;
}

/** The signatures of a report, marking those that are no longer valid for its content. */
export function ReportSignatures({ report, isSignable, isBusy = false }: ReportSignaturesProps) {
  const translate = useTranslate();
  const invalid = useVoidRoles(report);
  const sign = async (one: Given) => {
    const hashes = await reportHash(report);
    await saveLocally('auditReports', report.id, {
      signatures: signedAnew(report.signatures, { ...one, ...hashes }),
    });
  };
  return (
    <SignaturesCard
      title={translate('reports.signatures.title')}
      place={{ resource: 'auditReports', id: report.id }}
      signatures={(report.signatures ?? []).map((one) => ({ ...one, isVoid: invalid.includes(one.role) }))}
      auditor={report.auditor}
      contact={report.contact}
      location={report.location}
      onSign={isSignable ? sign : undefined}
      isBusy={isBusy}
      head={invalid.length > 0 && <Alert severity="error">{translate('reports.void')}</Alert>}
    />
  );
}
