import { Divider, Stack, Typography } from '@mui/material';
import type { AuditPlanning } from '@plumbline/resources/entities/auditPlannings';
import type { AuditReport } from '@plumbline/resources/entities/auditReports';
import type { Audit } from '@plumbline/resources/entities/audits';
import { useGetOne, useTranslate } from 'react-admin';
import type { FilePlace } from '../../data/files/fileAddress';
import { type Signature, SignatureRow } from '../signatures';
import { InspectionCard } from './InspectionCard';

/** Signatures of the inspection's report and confirmations of its appointment. */
export function InspectionSignatures({ audit: { report, planning } }: { audit: Audit }) {
  const translate = useTranslate();
  const { data: signed } = useGetOne<AuditReport>(
    'auditReports',
    { id: report ?? '' },
    { enabled: report !== null, retry: false },
  );
  const { data: confirmed } = useGetOne<AuditPlanning>(
    'auditPlannings',
    { id: planning ?? '' },
    { enabled: planning !== null, retry: false },
  );
  const ofReport = signed?.signatures ?? [];
  const ofPlanning = confirmed?.signatures ?? [];
  return (
    <InspectionCard title={translate('reports.signatures.title')}>
      {ofReport.length + ofPlanning.length === 0 ? (
        <Typography variant="body2" color="text.secondary">
          {translate('inspection.unsigned')}
        </Typography>
      ) : (
        <Stack spacing={2} divider={<Divider flexItem />}>
          {report && (
            <Signatures signatures={ofReport} place={{ resource: 'auditReports', id: report }} of="report" />
          )}
          {planning && (
            <Signatures
              signatures={ofPlanning}
              place={{ resource: 'auditPlannings', id: planning }}
              of="planning"
            />
          )}
        </Stack>
      )}
    </InspectionCard>
  );
}

interface SignaturesProps {
  signatures: readonly Signature[];
  place: FilePlace;
  /** The field of the inspection that references the signed record. */
  of: 'report' | 'planning';
}

function Signatures({ signatures, place, of }: SignaturesProps) {
  const translate = useTranslate();
  if (signatures.length === 0) return null;
  return (
    <Stack spacing={1}>
      <Typography variant="caption" color="text.secondary">
        {translate(`resources.audits.fields.${of}`)}
      </Typography>
      {signatures.map((signed) => (
        <SignatureRow key={signed.id} role={signed.role} place={place} signed={signed} />
      ))}
    </Stack>
  );
}
