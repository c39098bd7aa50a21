import DrawOutlined from '@mui/icons-material/DrawOutlined';
import GppBadOutlined from '@mui/icons-material/GppBadOutlined';
import { Box, Button, Stack, Typography } from '@mui/material';
import type { ChoiceOf } from '@plumbline/resources/language/choices/choiceSet';
import type { signatureRole } from '@plumbline/resources/language/choices/choices';
import type { FileValue } from '@plumbline/resources/language/fields/field';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { FilePlace } from '../../data/files/fileAddress';
import { SecureImage } from '../../data/files/SecureImage';
import { useFormat } from '../../data/words/useFormat';
import { useSignatureWord } from './useSignatureWord';

export type SignatureRole = ChoiceOf<typeof signatureRole>;
export interface Signature {
  id: string;
  role: SignatureRole;
  name: string;
  place?: string | null;
  date: string;
  signedAt?: string | null;
  image: FileValue;
  contentHash?: string | null;
  /** Whether the signed content has changed since. */
  isVoid?: boolean | null;
}

interface SignatureRowProps<S extends Signature> {
  role: SignatureRole;
  place: FilePlace;
  signed: S | undefined;
  onSign?: (() => void) | undefined;
  isBusy?: boolean;
  note?: ((signed: S) => ReactNode) | undefined;
}

/** Role, name, date and image of a signature. */
export function SignatureRow<S extends Signature>({
  role,
  place,
  signed,
  onSign,
  isBusy = false,
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
            ? [
                signed.name,
                signed.place,
                signed.signedAt ? format.dateTime(signed.signedAt) : format.date(signed.date),
              ]
                .filter(Boolean)
                .join(', ')
            : translate(onSign ? 'reports.signatures.missing' : 'reports.signatures.none')}
        </Typography>
        {signed?.isVoid && !note && (
          <Typography
            variant="body2"
            color="error"
            sx={{ display: 'flex', gap: 0.5, alignItems: 'center', fontWeight: 600 }}
          >
            <GppBadOutlined fontSize="small" aria-hidden />
            {translate('reports.signatures.void')}
          </Typography>
        )}
        {signed && note?.(signed)}
        {onSign && (
          <Button
            size="large"
            startIcon={<DrawOutlined />}
            disabled={isBusy}
            onClick={onSign}
            sx={{ mt: 0.5, ml: -1 }}
          >
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
          sx={{ height: 64, backgroundColor: '#fff', opacity: signed.isVoid ? 0.4 : 1 }}
        />
      )}
    </Stack>
  );
}
