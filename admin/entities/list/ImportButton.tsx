import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import { Button } from '@mui/material';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useConnection } from '../../data/offline';
import { importPathOf } from '../importPathOf';
import { useRights } from '../useRights';

/** Leads to the import of this entity, where there is one; importing needs the server. */
export function ImportButton({ entity }: { entity: AnyEntity }) {
  const translate = useTranslate();
  const { canCreate } = useRights(entity);
  const { isOnline } = useConnection();
  const path = importPathOf(entity);
  if (!path || !canCreate() || !isOnline) return null;
  return (
    <Button component={Link} to={path} variant="outlined" startIcon={<UploadFileOutlined />}>
      {translate('shell.action.import')}
    </Button>
  );
}
