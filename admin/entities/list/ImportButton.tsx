import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import { Button } from '@mui/material';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useConnection } from '../../data/offline';
import { importPathOf } from '../importPathOf';
import { useRights } from '../useRights';

interface ImportButtonProps {
  entity: AnyEntity;
  /** Initial values for the imported rows, such as the customer of this list. */
  given?: Readonly<Record<string, unknown>>;
}

/** Opens the import of this entity, if it has one; requires the server. */
export function ImportButton({ entity, given = {} }: ImportButtonProps) {
  const translate = useTranslate();
  const { canCreate } = useRights(entity);
  const { isOnline } = useConnection();
  const path = importPathOf(entity);
  if (!path || !canCreate() || !isOnline) return null;
  const search = new URLSearchParams(
    Object.entries(given).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  ).toString();
  return (
    <Button
      component={Link}
      to={search ? `${path}?${search}` : path}
      variant="outlined"
      startIcon={<UploadFileOutlined />}
    >
      {translate('shell.action.import')}
    </Button>
  );
}
