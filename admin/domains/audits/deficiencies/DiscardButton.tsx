import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

/** Deletes a draft at the second press, so that a glove does not do it. */
export function DiscardButton({ onDiscard }: { onDiscard: () => void }) {
  const translate = useTranslate();
  const [isAsked, setAsked] = useState(false);
  return (
    <Button
      variant={isAsked ? 'outlined' : 'text'}
      color="error"
      startIcon={<DeleteOutlineRounded />}
      onClick={() => (isAsked ? onDiscard() : setAsked(true))}
      onBlur={() => setAsked(false)}
      sx={{ alignSelf: 'flex-start', minHeight: 48 }}
    >
      {translate(isAsked ? 'audit.deficiency.discardSure' : 'audit.deficiency.discard')}
    </Button>
  );
}
