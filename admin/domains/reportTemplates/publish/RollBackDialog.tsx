import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { rollBack } from '../templateCommands';
import { VersionDialog } from './VersionDialog';

/** Asks before an earlier version is published once more. */
export function RollBackDialog({ id, number, onClose }: { id: string; number: number; onClose: () => void }) {
  const translate = useTranslate();
  return (
    <VersionDialog
      title={translate('templates.versions.ask', { number })}
      action={translate('templates.versions.rollBack')}
      make={() => rollBack(id, number)}
      onClose={onClose}
    >
      <Typography>{translate('templates.versions.text')}</Typography>
    </VersionDialog>
  );
}
