import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';

interface ViewNameProps {
  title: string;
  initial: string;
  onSave: (name: string) => void;
  onClose: () => void;
}

/** Asks for the name of a view. */
export function ViewName({ title, initial, onSave, onClose }: ViewNameProps) {
  const translate = useTranslate();
  const id = useId();
  const [name, setName] = useState(initial);
  const isNamed = name.trim() !== '';
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          // The dialog stands in the list's screen: its own form is meant alone.
          event.stopPropagation();
          if (isNamed) onSave(name.trim());
        }}
      >
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>
          <TextField
            autoFocus
            fullWidth
            required
            margin="dense"
            label={translate('views.name')}
            value={name}
            onChange={(event) => setName(event.target.value)}
            slotProps={{ htmlInput: { maxLength: 80 } }}
          />
        </DialogContent>
        <DialogActions>
          <Button variant="text" onClick={onClose}>
            {translate('shell.action.cancel')}
          </Button>
          <Button variant="contained" type="submit" disabled={!isNamed}>
            {translate('shell.action.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
