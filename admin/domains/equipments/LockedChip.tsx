import LockOutlined from '@mui/icons-material/LockOutlined';
import { useTranslate } from 'react-admin';
import { StatusChip } from '../../entities/StatusChip';

/** In a row of a list: that the piece must not be used. */
export function LockedChip() {
  const translate = useTranslate();
  return (
    <StatusChip tone="error" icon={LockOutlined} label={translate('resources.equipments.fields.isLocked')} />
  );
}
