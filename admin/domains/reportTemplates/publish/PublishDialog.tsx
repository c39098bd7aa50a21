import { TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { publishDraft } from '../templateCommands';
import { VersionDialog } from './VersionDialog';

const longestNote = 300;

export interface Asked {
  number: number;
  /** Hash of the file to publish. */
  draft: string;
}

/** Tells what publishing does and takes a note. */
export function PublishDialog({ id, number, draft, onClose }: Asked & { id: string; onClose: () => void }) {
  const translate = useTranslate();
  const [note, setNote] = useState('');
  const isTooLong = note.trim().length > longestNote;
  return (
    <VersionDialog
      title={translate('templates.publish.ask', { number })}
      action={translate('templates.publish.button')}
      isDisabled={isTooLong}
      make={() => publishDraft(id, { draft, note: note.trim() })}
      onClose={onClose}
    >
      <Typography>{translate('templates.publish.text')}</Typography>
      <TextField
        label={translate('templates.publish.note')}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        multiline
        fullWidth
        error={isTooLong}
        helperText={isTooLong ? translate('validation.maxLength', { max: longestNote }) : undefined}
      />
    </VersionDialog>
  );
}
