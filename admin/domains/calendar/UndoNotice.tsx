import { Alert, Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../data/words/useFormat';

/** Confirms that an entry was moved, with a button to undo it. */
export function UndoNotice({ day, onUndo }: { day: string; onUndo: () => Promise<unknown> }) {
  const translate = useTranslate();
  const format = useFormat();
  const [isUndone, setUndone] = useState(false);
  return (
    <Alert
      severity="success"
      variant="filled"
      action={
        !isUndone && (
          <Button
            color="inherit"
            variant="text"
            onClick={() => {
              setUndone(true);
              void onUndo();
            }}
          >
            {translate('bin.undo')}
          </Button>
        )
      }
    >
      {translate(isUndone ? 'calendar.undone' : 'calendar.moved', { date: format.date(day) })}
    </Alert>
  );
}
