import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { View } from './useViews';

interface ViewNameProps {
  title: string;
  initial: string;
  /** Views that must not be mistaken for this one. */
  others: readonly View[];
  /** Saving under the name of another view replaces that one; otherwise its name is refused. */
  isReplaceable: boolean;
  /** `other`: the view that has the name already. */
  onSave: (name: string, other?: View) => void;
  onClose: () => void;
}

/** Asks for the name of a view; two of one name nobody could tell apart. */
export function ViewName({ title, initial, others, isReplaceable, onSave, onClose }: ViewNameProps) {
  const translate = useTranslate();
  const id = useId();
  const [name, setName] = useState(initial);
  const other = others.find((view) => folded(view.name) === folded(name));
  const isRefused = other !== undefined && !isReplaceable;
  const isNamed = name.trim() !== '' && !isRefused;
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          // The dialog stands in the list's screen: its own form is meant alone.
          event.stopPropagation();
          if (isNamed) onSave(name.trim(), other);
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
            error={isRefused}
            helperText={other && translate(isReplaceable ? 'views.replaces' : 'validation.unique')}
            onChange={(event) => setName(event.target.value)}
            slotProps={{ htmlInput: { maxLength: 80 } }}
          />
        </DialogContent>
        <DialogActions>
          <Button variant="text" onClick={onClose}>
            {translate('shell.action.cancel')}
          </Button>
          <Button variant="contained" type="submit" disabled={!isNamed}>
            {translate(other && isReplaceable ? 'views.overwrite' : 'shell.action.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

const folded = (name: string): string => name.trim().toLowerCase();
