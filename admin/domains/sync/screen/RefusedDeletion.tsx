import { Box, Button, DialogContentText, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useAccountEntity } from '../../../data/accountEntities/useAccountEntity';
import { errorMessage } from '../../../data/errors/errorMessage';
import { openClient } from '../../../data/offline/currentClient';
import type { OutboxItem } from '../../../data/offline/types';
import { fieldLabel } from '../../../data/words/labels';
import { Cell, isAbsent } from '../../../entities/cells/Cell';
import { DialogFrame } from '../../../kit/parts/DialogFrame';
import { useCorrectionReason } from './useCorrectionReason';
import { deletion } from './useNeedsReason';

interface RefusedDeletionProps {
  item: OutboxItem;
  title: string;
  onClose: () => void;
}

/** Whether a refused deletion can be decided: its record was changed, or its inspection finished, meanwhile. */
export const isDecidable = ({ command, receipt }: OutboxItem): boolean =>
  command.operation === 'delete' &&
  receipt?.current != null &&
  (receipt.code === 'STALE_VERSION' || receipt.errors?.correctionReason !== undefined);

/** Decides a refused deletion: shows the record as on the server, which is kept, or deleted all the same. */
export function RefusedDeletion({ item, title, onClose }: RefusedDeletionProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const entity = useAccountEntity(item.command.resource);
  const row = item.receipt?.current ?? {};
  const reason = useCorrectionReason({
    ...{ entity, item, kept: deletion },
    note: translate('shell.delete.finished'),
  });
  const [isBusy, setBusy] = useState(false);
  const decide = async (side: 'mine' | 'theirs') => {
    const given = side === 'mine' ? reason.take() : [];
    if (!given) return;
    setBusy(true);
    try {
      await openClient().rebase(item.command.id, { deletedAt: side }, ...given);
      onClose();
    } catch (error) {
      setBusy(false);
      notify(errorMessage(error, translate), { type: 'error' });
    }
  };
  const shown = (entity.list?.columns ?? []).filter(
    (name) => entity.fields[name] && !isAbsent(row[name as never]),
  );
  const isStale = item.receipt?.code === 'STALE_VERSION';
  return (
    <DialogFrame
      title={translate('offline.deletion.title', { name: title })}
      maxWidth="sm"
      onClose={isBusy ? undefined : onClose}
      actions={
        <>
          <Button variant="text" onClick={onClose} disabled={isBusy} sx={large}>
            {translate('offline.action.cancel')}
          </Button>
          <Button variant="outlined" onClick={() => void decide('theirs')} disabled={isBusy} sx={large}>
            {translate('offline.deletion.keep')}
          </Button>
          <Button
            variant="contained"
            color="error"
            onClick={() => void decide('mine')}
            disabled={isBusy}
            sx={large}
          >
            {translate('shell.delete.confirm')}
          </Button>
        </>
      }
    >
      <DialogContentText>
        {translate(isStale ? 'offline.deletion.changed' : 'offline.deletion.finished')}
      </DialogContentText>
      <Typography variant="subtitle2" component="h3">
        {translate('offline.conflict.theirs')}
      </Typography>
      <Box component="dl" sx={{ m: 0, '& dd': { m: 0, mb: 1, overflowWrap: 'anywhere' } }}>
        {shown.map((name) => (
          <div key={name}>
            <Typography component="dt" variant="body2" color="text.secondary">
              {translate(fieldLabel(entity, name), { _: name })}
            </Typography>
            <dd>
              <Cell
                entity={entity}
                name={name}
                field={entity.fields[name] as never} // `shown` are its fields
                value={(row as Record<string, unknown>)[name]}
                record={row}
                place="row"
              />
            </dd>
          </div>
        ))}
      </Box>
      {reason.field}
    </DialogFrame>
  );
}

/** For gloves. */
const large = { minHeight: 44 } as const;
