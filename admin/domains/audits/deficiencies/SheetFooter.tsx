import { Alert, Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';

interface SheetFooterProps {
  isNew: boolean;
  isReadOnly: boolean;
  isBusy: boolean;
  /** Why it could not be saved, if so. */
  failure: string | undefined;
  onSave: (another: boolean) => void;
  onClose: () => void;
}

/** The lower end of a deficiency's sheet: save, save and begin another, or close what is only read. */
export function SheetFooter({ isNew, isReadOnly, isBusy, failure, onSave, onClose }: SheetFooterProps) {
  const translate = useTranslate();
  return (
    <Box
      sx={{
        position: 'relative',
        p: 1.5,
        pb: 'calc(12px + env(safe-area-inset-bottom))',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      {failure && (
        <Alert severity="error" sx={{ position: 'absolute', bottom: '100%', left: 12, right: 12, mb: 1 }}>
          {failure}
        </Alert>
      )}
      {isReadOnly ? (
        <Button variant="outlined" fullWidth onClick={onClose} sx={{ minHeight: 52 }}>
          {translate('ra.action.close')}
        </Button>
      ) : (
        <Box sx={{ display: 'flex', gap: 1 }}>
          {isNew && (
            <Button
              variant="outlined"
              disabled={isBusy}
              onClick={() => onSave(true)}
              sx={{ minHeight: 56, flex: '1 1 40%', px: 1, whiteSpace: 'normal', lineHeight: 1.2 }}
            >
              {translate('audit.deficiency.saveAndNext')}
            </Button>
          )}
          <Button
            variant="contained"
            disabled={isBusy}
            onClick={() => onSave(false)}
            sx={{ minHeight: 56, flex: '1 1 60%', fontSize: '1rem', lineHeight: 1.2 }}
          >
            {translate('audit.deficiency.save')}
          </Button>
        </Box>
      )}
    </Box>
  );
}
