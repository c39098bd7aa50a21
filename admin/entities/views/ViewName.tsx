import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { View } from './useViews';

interface ViewNameProps {
  title: string;
  initial: string;
  /** Other views, whose names are taken. */
  others: readonly View[];
  /** Whether a view of the same name is replaced; otherwise the name is refused. */
  isReplaceable: boolean;
  /** `other`: the existing view with that name. */
  onSave: (name: string, other?: View) => void;
  onClose: () => void;
}

/** Asks for the name of a view, which must be unique. */
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
          // A portal is part of the screen in React's tree, so the submit event would bubble to its form.
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
