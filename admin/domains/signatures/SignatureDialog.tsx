import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  TextField,
  useMediaQuery,
} from '@mui/material';
import { signatureFields } from '@plumbline/resources/entities/signatureFields';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { errorMessage } from '../../data/errors/errorMessage';
import { today } from '../../data/words/due';
import { SignatureCanvas, type SignaturePad } from './SignatureCanvas';
import { useSignatureWord } from './useSignatureWord';

export interface Signed {
  name: string;
  place: string | null;
  date: string;
  image: Blob;
}
interface SignatureDialogProps {
  role: 'auditor' | 'customer';
  name: string;
  place: string;
  onClose: () => void;
  onSigned: (signed: Signed) => Promise<void>;
}

const longestName = signatureFields.name.max;

/** Takes a signature by touch, pen or mouse, with name, place and date. */
export function SignatureDialog({
  role,
  name: suggested,
  place: city,
  onClose,
  onSigned,
}: SignatureDialogProps) {
  const translate = useTranslate();
  const word = useSignatureWord(role);
  // Also on a phone turned sideways, where scrolling to the pad and signing on it would be the same movement.
  const isPhone = useMediaQuery('(max-width: 599.95px), (max-height: 479.95px)');
  const pad = useRef<SignaturePad>(null);
  const [name, setName] = useState(suggested);
  const [place, setPlace] = useState(city);
  const [isEmpty, setEmpty] = useState(true);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState('');
  const isTooLong = name.trim().length > longestName;
  const accept = async () => {
    const image = await pad.current?.image();
    if (!image) return;
    setSaving(true);
    try {
      await onSigned({ name: name.trim(), place: place.trim() || null, date: today(), image });
    } catch (error) {
      setFailure(errorMessage(error, translate));
      setSaving(false);
    }
  };
  return (
    <Dialog
      open
      fullScreen={isPhone}
      fullWidth
      maxWidth="sm"
      onClose={isEmpty ? onClose : undefined}
      aria-labelledby="signature-title"
    >
      <DialogTitle id="signature-title">{translate(`reports.signatures.${word}`)}</DialogTitle>
      <DialogContent>
        <Stack spacing={2} sx={{ pt: 1 }}>
          {failure && <Alert severity="error">{failure}</Alert>}
          <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
            <TextField
              fullWidth
              required
              label={translate('reports.signatures.name')}
              value={name}
              onChange={(event) => setName(event.target.value)}
              error={isTooLong}
              // The name is never cut off silently.
              helperText={
                isTooLong &&
                translate('reports.signatures.nameTooLong', { max: longestName, count: name.length })
              }
            />
            <TextField
              fullWidth
              label={translate('reports.signatures.place')}
              value={place}
              onChange={(event) => setPlace(event.target.value)}
              slotProps={{ htmlInput: { maxLength: 100 } }}
            />
          </Stack>
          <SignatureCanvas ref={pad} label={translate('reports.signatures.here')} onChange={setEmpty} />
          {/* Accessible alternative to drawing. */}
          <Button
            variant="text"
            startIcon={<KeyboardOutlined />}
            disabled={name.trim() === '' || isTooLong}
            onClick={() => pad.current?.write(name.trim())}
            sx={{ alignSelf: 'flex-start' }}
          >
            {translate('reports.signatures.typed')}
          </Button>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button onClick={() => pad.current?.clear()} disabled={isEmpty}>
          {translate('reports.signatures.clear')}
        </Button>
        <Button
          variant="contained"
          size="large"
          disabled={isEmpty || name.trim() === '' || isTooLong || isSaving}
          onClick={() => void accept()}
        >
          {translate('reports.signatures.accept')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
