import { Alert, Button } from '@mui/material';
import type { Field } from '@plumbline/resources/language/fields/field';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../data/words/useFormat';
import { usePastDay } from '../../entities/inputs/usePastDay';

/** Confirms that an entry was moved, with a button to undo it. */
export function UndoNotice({
  field,
  day,
  onUndo,
}: {
  field: Field;
  day: string;
  onUndo: () => Promise<unknown>;
}) {
  const translate = useTranslate();
  const format = useFormat();
  const past = usePastDay()(field, day);
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
      {!isUndone && past && <div>{past}</div>}
    </Alert>
  );
}
