import SaveOutlined from '@mui/icons-material/SaveOutlined';
import { Button, CircularProgress } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';

/** Submits its form; Ctrl+S does so too, unless a dialog lies above it, which may have its own form. */
export function SaveButton({ label }: { label?: string | undefined }) {
  const translate = useTranslate();
  const { isSubmitting } = useFormState();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const save = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      if (!button.current?.closest('[aria-hidden="true"]')) button.current?.click();
    };
    window.addEventListener('keydown', save);
    return () => window.removeEventListener('keydown', save);
  }, []);
  return (
    <Button
      ref={button}
      type="submit"
      variant="contained"
      disabled={isSubmitting}
      startIcon={isSubmitting ? <CircularProgress size={16} color="inherit" /> : <SaveOutlined />}
    >
      {isSubmitting ? translate('shell.form.saving') : (label ?? translate('shell.action.save'))}
    </Button>
  );
}
