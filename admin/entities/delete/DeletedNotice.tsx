import { Alert, Button } from '@mui/material';
import type { AnyEntity } from '@plumbline/resources/defineEntity';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useRestore } from './useRestore';

/** Says what was deleted and undoes it at a press. */
export function DeletedNotice({ entity, id, title }: { entity: AnyEntity; id: string; title: string }) {
  const translate = useTranslate();
  const { restore, busy } = useRestore();
  // Undefined: not tried yet; null: it is back; else why not.
  const [outcome, setOutcome] = useState<string | null>();
  return (
    <Alert
      severity={outcome ? 'error' : 'success'}
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
      {outcome ?? translate(outcome === null ? 'bin.restored' : 'shell.delete.done', { name: title })}
    </Alert>
  );
}
