import { Box, Button, DialogActions, DialogContentText, Typography } from '@mui/material';
import { entities } from '@plumbline/resources/entities/index';
import { deletionFields } from '@plumbline/resources/language/deletionAsks';
import type { EntityName } from '@plumbline/resources/language/names';
import type { FieldErrors } from '@plumbline/resources/language/validation';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useAccountEntity } from '../../../data/accountEntities/useAccountEntity';
import { errorMessage } from '../../../data/errors/errorMessage';
import { openClient } from '../../../data/offline/currentClient';
import type { OutboxItem, Side } from '../../../data/offline/types';
import { fieldLabel } from '../../../data/words/labels';
import { Cell, isAbsent } from '../../../entities/cells/Cell';
import { DeletionForm } from '../../../entities/delete/DeletionForm';
import { useDeletionAsks } from '../../../entities/delete/useDeletionAsks';
import { DialogFrame } from '../../../kit/parts/DialogFrame';

interface RefusedDeletionProps {
  item: OutboxItem;
  title: string;
  onClose: () => void;
}

/** Whether a refused deletion can be decided: its record was changed meanwhile, or it lacks what it asks for. */
export const isDecidable = ({ command, receipt }: OutboxItem): boolean =>
  command.operation === 'delete' &&
  receipt?.current != null &&
  (receipt.code === 'STALE_VERSION' || lacksAnswer(command.resource, receipt.errors));

const lacksAnswer = (resource: EntityName, errors: Readonly<FieldErrors> | null): boolean =>
  deletionFields(entities[resource]).some((name) => name in (errors ?? {}));

/** Decides a refused deletion: shows the record as on the server, which is kept, or deleted all the same. */
export function RefusedDeletion({ item, title, onClose }: RefusedDeletionProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const entity = useAccountEntity(item.command.resource);
  const { current, errors, code } = item.receipt ?? {};
  const row = current ?? nothing;
  const asked = useDeletionAsks(entity, row, errors ?? {});
  const [isBusy, setBusy] = useState(false);
  const decide = async (...decision: [choice: Record<string, Side>, given?: Record<string, unknown>]) => {
    setBusy(true);
    try {
      await openClient().rebase(item.command.id, ...decision);
      onClose();
    } catch (error) {
      setBusy(false);
      notify(errorMessage(error, translate), { type: 'error' });
    }
  };
  const shown = (entity.list?.columns ?? []).filter(
    (name) => entity.fields[name] && !isAbsent(row[name as never]),
  );
  return (
    <DialogFrame
      title={translate('offline.deletion.title', { name: title })}
      maxWidth="sm"
      onClose={isBusy ? undefined : onClose}
      actions={null}
    >
      <DeletionForm
        entity={entity}
        names={asked}
        defaults={item.command.patch}
        onSubmit={(given) => void decide({ deletedAt: 'mine' }, ...(asked.length > 0 ? [given] : []))}
        actions={
          <DialogActions sx={{ '& > *': { flexGrow: { xs: 1, sm: 0 } } }}>
            <Button variant="text" onClick={onClose} disabled={isBusy} sx={large}>
              {translate('offline.action.cancel')}
            </Button>
            <Button
              variant="outlined"
              onClick={() => void decide({ deletedAt: 'theirs' })}
              disabled={isBusy}
              sx={large}
            >
              {translate('offline.deletion.keep')}
            </Button>
            <Button variant="contained" color="error" type="submit" disabled={isBusy} sx={large}>
              {translate('shell.delete.confirm')}
            </Button>
          </DialogActions>
        }
      >
        {code === 'STALE_VERSION' && (
          <DialogContentText sx={{ mb: 2 }}>{translate('offline.deletion.changed')}</DialogContentText>
        )}
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
      </DeletionForm>
    </DialogFrame>
  );
}

const nothing = {};
/** For gloves. */
const large = { minHeight: 44 } as const;
