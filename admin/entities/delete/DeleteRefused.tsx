import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { instanceRole } from '@plumbline/resources/language/choices/choices';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

/** Shown instead of the delete button: says that the right is missing, and which roles have it. */
export function DeleteRefused({ entity, title }: { entity: AnyEntity; title: string }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const roles = instanceRole.values
    .filter((role) => entity.permissions[role]?.delete !== undefined)
    .map((role) => translate(`choices.${instanceRole.name}.${role}`));
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="outlined" color="inherit" startIcon={<DeleteOutlined />} onClick={() => setOpen(true)}>
        {translate('shell.action.delete')}
      </Button>
      {isOpen && (
        <Dialog open onClose={close} aria-labelledby="refused-title" maxWidth="sm" fullWidth>
          <DialogTitle id="refused-title">{translate('shell.delete.missingRight')}</DialogTitle>
          <DialogContent>
            <Alert severity="info" variant="outlined">
              {translate('shell.delete.whoMay', { name: title, roles: roles.join(', ') })}
            </Alert>
          </DialogContent>
          <DialogActions>
            <Button variant="text" onClick={close} autoFocus>
              {translate('shell.action.close')}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}
