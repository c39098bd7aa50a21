import DrawOutlined from '@mui/icons-material/DrawOutlined';
import { Box, Button, Card, CardContent, CardHeader, Divider, Stack, Typography } from '@mui/material';
import { type ChoiceOf, signatureRole } from '@plumbline/resources/choices';
import type { AuditReport } from '@plumbline/resources/entities/auditReports';
import { newId } from '@plumbline/resources/ids';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormat } from '../entities/useFormat';
import { SecureImage } from '../files/SecureImage';
import { saveLocally, savePhoto, useLocalRecord } from '../offline';
import { SignatureDialog, type Signed } from './SignatureDialog';

type SignatureRole = ChoiceOf<typeof signatureRole>;

/** The two signatures; both can be given on this screen, also without network. */
export function ReportSignatures({ report, isOpen }: { report: AuditReport; isOpen: boolean }) {
  const translate = useTranslate();
  const [signing, setSigning] = useState<SignatureRole | null>(null);
  const { record: auditor } = useLocalRecord('contacts', report.auditor);
  const { record: contact } = useLocalRecord('contacts', report.contact);
  const { record: location } = useLocalRecord('locations', report.location);
  const suggested = { auditor, customer: contact };
  const sign = async (role: SignatureRole, { image, ...signed }: Signed) => {
    const file = await savePhoto(image, `${role}.png`);
    const others = (report.signatures ?? []).filter((one) => one.role !== role);
    await saveLocally('auditReports', report.id, {
      signatures: [...others, { id: newId(), role, ...signed, image: file }],
    });
    setSigning(null);
  };
  return (
    <Card variant="outlined">
      <CardHeader
        title={translate('reports.signatures.title')}
        slotProps={{ title: { variant: 'h2', component: 'h2', sx: { fontSize: '1.1rem' } } }}
      />
      <CardContent sx={{ pt: 0 }}>
        <Stack spacing={2} divider={<Divider flexItem />}>
          {signatureRole.values.map((role) => (
            <SignatureRow
              key={role}
              role={role}
              report={report}
              onSign={isOpen ? () => setSigning(role) : undefined}
            />
          ))}
        </Stack>
      </CardContent>
      {signing && (
        <SignatureDialog
          role={signing}
          name={personName(suggested[signing])}
          place={location?.address?.city ?? ''}
          onClose={() => setSigning(null)}
          onSigned={(signed) => sign(signing, signed)}
        />
      )}
    </Card>
  );
}

const personName = (person: { firstName: string; lastName: string } | undefined): string =>
  person ? `${person.firstName} ${person.lastName}` : '';

function SignatureRow({
  role,
  report,
  onSign,
}: {
  role: SignatureRole;
  report: AuditReport;
  onSign?: () => void;
}) {
  const translate = useTranslate();
  const format = useFormat();
  const signed = report.signatures?.find((one) => one.role === role);
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="subtitle2" component="h3">
          {translate(`choices.signatureRole.${role}`)}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {signed
            ? [signed.name, signed.place, format.date(signed.date)].filter(Boolean).join(', ')
            : translate('reports.signatures.missing')}
        </Typography>
        {onSign && (
          <Button size="large" startIcon={<DrawOutlined />} onClick={onSign} sx={{ mt: 0.5, ml: -1 }}>
            {translate(signed ? 'reports.signatures.again' : 'reports.signatures.sign')}
          </Button>
        )}
      </Box>
      {signed && (
        <SecureImage
          place={{ resource: 'auditReports', id: report.id }}
          file={signed.image}
          alt={translate(`reports.signatures.${role}`)}
          size={120}
          fit="contain"
          canEnlarge={false}
          sx={{ height: 64, backgroundColor: '#fff' }}
        />
      )}
    </Stack>
  );
}
