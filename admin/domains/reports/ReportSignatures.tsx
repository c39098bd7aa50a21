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
  /** Until it is final, and where the device keeps what is given. */
  isSignable: boolean;
  /** A PDF is being made: what is signed meanwhile would not be in it, or would come too late. */
  isBusy?: boolean;
}

/** Who signs the report, and whose signature no longer stands for what it says. */
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
