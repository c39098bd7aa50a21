import DrawOutlined from '@mui/icons-material/DrawOutlined';
import { Box, Button, Stack, Typography } from '@mui/material';
import type { ChoiceOf, signatureRole } from '@plumbline/resources/choices';
import type { FileValue } from '@plumbline/resources/fields/field';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useFormat } from '../entities/useFormat';
import type { FilePlace } from '../files/fileAddress';
import { SecureImage } from '../files/SecureImage';
import { useSignatureWord } from './useSignatureWord';

export type SignatureRole = ChoiceOf<typeof signatureRole>;
export interface Signature {
  id: string;
  role: SignatureRole;
  name: string;
  place?: string | null;
  date: string;
  image: FileValue;
}

interface SignatureRowProps<S extends Signature> {
  role: SignatureRole;
  place: FilePlace;
  signed: S | undefined;
  onSign?: (() => void) | undefined;
  note?: ((signed: S) => ReactNode) | undefined;
}

/** Whose signature it is, who gave it when, and its picture. */
export function SignatureRow<S extends Signature>({
  role,
  place,
  signed,
  onSign,
  note,
}: SignatureRowProps<S>) {
  const translate = useTranslate();
  const format = useFormat();
  const word = useSignatureWord(role);
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="subtitle2" component="h3">
          {translate(word === 'onSite' ? 'reports.signatures.onSitePerson' : `choices.signatureRole.${word}`)}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {signed
            ? [signed.name, signed.place, format.date(signed.date)].filter(Boolean).join(', ')
            : translate('reports.signatures.missing')}
        </Typography>
        {signed && note?.(signed)}
        {onSign && (
          <Button size="large" startIcon={<DrawOutlined />} onClick={onSign} sx={{ mt: 0.5, ml: -1 }}>
            {translate(signed ? 'reports.signatures.again' : 'reports.signatures.sign')}
          </Button>
        )}
      </Box>
      {signed && (
        <SecureImage
          place={place}
          file={signed.image}
          alt={translate(`reports.signatures.${word}`)}
          size={120}
          fit="contain"
          canEnlarge={false}
          sx={{ height: 64, backgroundColor: '#fff' }}
        />
      )}
    </Stack>
  );
}
