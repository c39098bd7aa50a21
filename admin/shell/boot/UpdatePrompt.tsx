import { Alert, Box, Button, Snackbar, type SxProps } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useIsWide } from '../../kit/behaviour/useIsWide';
import { updates } from './serviceWorker';
import { type UpdateOffer, useUpdateOffer } from './useUpdateOffer';

/**
 * Offers a new version in the bottom corner; never activates it by itself. `isFramed`: on phones it would cover content
 * above the screen, so `UpdateBanner` shows it there.
 */
export function UpdatePrompt({ isFramed = false }: { isFramed?: boolean }) {
  const offer = useUpdateOffer();
  const isWide = useIsWide();
  if (!offer || (isFramed && !isWide)) return null;
  return (
    <Snackbar
      open
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      // Below dialogs.
      sx={{ zIndex: ({ zIndex }) => zIndex.modal - 1 }}
    >
      {/* Snackbar needs a child that can hold a ref for its transition. */}
      <Box>
        <Offer offer={offer} sx={{ backgroundColor: 'background.paper', maxWidth: 560 }} />
      </Box>
    </Snackbar>
  );
}

/** The update offer on phones, among the notices above the screen. */
export function UpdateBanner() {
  const offer = useUpdateOffer();
  const isWide = useIsWide();
  return offer && !isWide ? <Offer offer={offer} sx={{ mb: 2, flexWrap: 'wrap' }} /> : null;
}

function Offer({ offer: { text, isUnsaved, later }, sx }: { offer: UpdateOffer; sx: SxProps }) {
  const translate = useTranslate();
  return (
    <Alert
      severity="info"
      variant="outlined"
      sx={{ alignItems: 'center', ...sx }}
      action={
        <>
          <Button variant="text" color="inherit" onClick={later}>
            {translate('shell.update.later')}
          </Button>
          <Button variant="contained" disabled={isUnsaved} onClick={() => void updates.take()}>
            {translate('shell.update.now')}
          </Button>
        </>
      }
    >
      {translate(text)}
    </Alert>
  );
}
