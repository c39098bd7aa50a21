import { Alert, Button } from '@mui/material';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { type RestoreOutcome, useRestore } from './useRestore';

/** Confirms a deletion, with a button to undo it. */
export function DeletedNotice({ entity, id, title }: { entity: AnyEntity; id: string; title: string }) {
  const translate = useTranslate();
  const { restore, busy } = useRestore();
  // Undefined: not tried yet.
  const [outcome, setOutcome] = useState<RestoreOutcome>();
  const { problem, left } = outcome ?? { problem: null, left: null };
  return (
    <Alert
      severity={problem ? 'error' : left ? 'warning' : 'success'}
      variant="filled"
      action={
        outcome === undefined && (
          <Button
            color="inherit"
            variant="text"
            disabled={busy !== null}
            onClick={() => void restore(entity, id).then(setOutcome)}
          >
            {translate('bin.undo')}
          </Button>
        )
      }
    >
      {problem ?? translate(outcome ? 'bin.restored' : 'shell.delete.done', { name: title })}
      {left && `. ${left}`}
    </Alert>
  );
}
