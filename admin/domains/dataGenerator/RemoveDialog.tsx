import { Button, DialogContentText } from '@mui/material';
import { useTranslate } from 'react-admin';
import { DialogFrame } from '../../kit/parts/DialogFrame';
import { CountList } from './CountList';
import type { GeneratorRun } from './useGenerator';

interface RemoveDialogProps {
  run: GeneratorRun;
  title: string;
  onClose: () => void;
  onRemove: () => void;
}

/** Lists what is removed and what stays before a run is removed. */
export function RemoveDialog({ run, title, onClose, onRemove }: RemoveDialogProps) {
  const translate = useTranslate();
  return (
    <DialogFrame
      title={translate('dataGenerator.removeTitle', { name: title })}
      maxWidth="xs"
      onClose={onClose}
      actions={
        <>
          <Button variant="text" onClick={onClose}>
            {translate('shell.action.cancel')}
          </Button>
          <Button color="error" variant="contained" onClick={onRemove}>
            {translate('dataGenerator.remove')}
          </Button>
        </>
      }
    >
      <DialogContentText>{translate('dataGenerator.removeText')}</DialogContentText>
      <CountList counts={run.made} />
      <DialogContentText>{translate('dataGenerator.removeStays')}</DialogContentText>
    </DialogFrame>
  );
}
