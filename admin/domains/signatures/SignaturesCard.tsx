import { Box, Card, CardContent, CardHeader, Divider, Stack } from '@mui/material';
import { signatureRole } from '@plumbline/resources/language/choices/choices';
import { newId } from '@plumbline/resources/language/ids';
import { type ReactNode, useState } from 'react';
import type { FilePlace } from '../../data/files/fileAddress';
import { savePhoto, useLocalRecord } from '../../data/offline';
import { SignatureDialog, type Signed } from './SignatureDialog';
import { type Signature, type SignatureRole, SignatureRow } from './SignatureRow';

interface SignaturesCardProps<S extends Signature> {
  title: string;
  place: FilePlace;
  signatures: readonly S[];
  /** People whose names are suggested, and the place of signing. */
  auditor: string | null;
  contact: string | null;
  location: string | null;
  /** Stores a signature; absent: signing is no longer possible. */
  onSign?: ((signature: Signature) => Promise<void>) | undefined;
  /** Signing is disabled for now. */
  isBusy?: boolean;
  note?: (signed: S) => ReactNode;
  /** Content above the signatures. */
  head?: ReactNode;
}

/** The two signatures of a record; both can be given on this screen, also offline. */
export function SignaturesCard<S extends Signature>({
  title,
  place,
  signatures,
  auditor,
  contact,
  location,
  onSign,
  isBusy = false,
  note,
  head,
}: SignaturesCardProps<S>) {
  const [signing, setSigning] = useState<SignatureRole | null>(null);
  const suggested = {
    auditor: useLocalRecord('contacts', auditor).record,
    customer: useLocalRecord('contacts', contact).record,
  };
  const { record: site } = useLocalRecord('locations', location);
  const sign = async (role: SignatureRole, { image, ...signed }: Signed) => {
    const file = await savePhoto(image, `${role}.png`);
    await onSign?.({ id: newId(), role, ...signed, signedAt: new Date().toISOString(), image: file });
    setSigning(null);
  };
  return (
    <Card variant="outlined">
      <CardHeader
        title={title}
        slotProps={{ title: { variant: 'h2', component: 'h2', sx: { fontSize: '1.1rem' } } }}
      />
      <CardContent sx={{ pt: 0 }}>
        {head && <Box sx={{ mb: 2 }}>{head}</Box>}
        <Stack spacing={2} divider={<Divider flexItem />}>
          {signatureRole.values.map((role) => (
            <SignatureRow
              key={role}
              role={role}
              place={place}
              signed={signatures.find((one) => one.role === role)}
              onSign={onSign && (() => setSigning(role))}
              isBusy={isBusy}
              note={note}
            />
          ))}
        </Stack>
      </CardContent>
      {signing && (
        <SignatureDialog
          role={signing}
          name={personName(suggested[signing])}
          place={site?.address?.city ?? ''}
          onClose={() => setSigning(null)}
          onSigned={(signed) => sign(signing, signed)}
        />
      )}
    </Card>
  );
}

const personName = (person: { firstName: string; lastName: string } | undefined): string =>
  person ? `${person.firstName} ${person.lastName}` : '';

/** The signatures with a previous one of the same role replaced. */
export const signedAnew = <S extends Signature>(signatures: readonly S[] | null, signature: S): S[] => [
  ...(signatures ?? []).filter((one) => one.role !== signature.role),
  signature,
];
