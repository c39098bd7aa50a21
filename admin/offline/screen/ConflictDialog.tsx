import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Stack,
  useMediaQuery,
  useTheme,
} from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useAccountEntity } from '../../customFields/useAccountEntity';
import { Cell } from '../../entities/cells/Cell';
import { errorMessage } from '../../entities/errors/errorMessage';
import { fieldLabel } from '../../entities/labels';
import { SideChoice } from '../../entities/stale/SideChoice';
import { openClient } from '../currentClient';
import { conflictOf } from '../outbox/conflict';
import type { Conflict, OutboxItem, Side } from '../types';

interface ConflictDialogProps {
  item: OutboxItem;
  onClose: () => void;
}

/** Both sides of a refused change, field by field; what is chosen is sent again on top of the server's row. */
export function ConflictDialog({ item, onClose }: ConflictDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('sm'));
  const { fields, theirs } = conflictOf(item);
  const [choice, setChoice] = useState<Record<string, Side>>({});
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    try {
      await openClient().rebase(item.command.id, choice);
      onClose();
    } catch (error) {
      setSaving(false);
      notify(errorMessage(error, translate), { type: 'error' });
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={isNarrow}
      fullWidth
      maxWidth="sm"
      aria-labelledby="conflict-title"
    >
      <DialogTitle id="conflict-title">{translate('offline.conflict.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{translate('offline.conflict.text')}</DialogContentText>
        {!theirs && (
          <Alert severity="warning" variant="outlined">
            {translate('offline.conflict.gone')}
          </Alert>
        )}
        <Stack sx={{ gap: 2 }}>
          {theirs &&
            fields.map((field) => (
              <FieldChoice
                key={field.field}
                item={item}
                conflict={field}
                theirs={theirs}
                side={choice[field.field] ?? 'mine'}
                onChoose={(side) => setChoice((known) => ({ ...known, [field.field]: side }))}
              />
            ))}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={isSaving} sx={{ minHeight: 44 }}>
          {translate('offline.action.cancel')}
        </Button>
        <Button
          variant="contained"
          onClick={() => void save()}
          disabled={isSaving || !theirs}
          sx={{ minHeight: 44 }}
        >
          {translate('offline.conflict.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface FieldChoiceProps {
  item: OutboxItem;
  conflict: Conflict['fields'][number];
  theirs: NonNullable<Conflict['theirs']>;
  side: Side;
  onChoose: (side: Side) => void;
}

function FieldChoice({ item, conflict, theirs, side, onChoose }: FieldChoiceProps) {
  const translate = useTranslate();
  const entity = useAccountEntity(item.command.resource);
  const field = entity.fields[conflict.field];
  const label = translate(fieldLabel(entity, conflict.field), { _: conflict.field });
  const value = (one: Side) =>
    field ? (
      <Cell
        entity={entity}
        name={conflict.field}
        field={field}
        value={conflict[one]}
        record={theirs}
        place="row"
      />
    ) : (
      String(conflict[one] ?? '–')
    );
  return (
    <SideChoice
      label={label}
      note={conflict.isContested ? translate('offline.conflict.contested') : undefined}
      sides={{
        mine: { word: translate('offline.conflict.mine'), value: value('mine') },
        theirs: { word: translate('offline.conflict.theirs'), value: value('theirs') },
      }}
      side={side}
      onChoose={onChoose}
    />
  );
}
