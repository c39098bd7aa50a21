import AddOutlined from '@mui/icons-material/AddOutlined';
import { Button } from '@mui/material';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { newLabel } from '../../data/words/labels';
import { createPath, prefilledCreatePath } from '../screenPaths';
import { useRights } from '../useRights';

interface CreateButtonProps {
  entity: AnyEntity;
  given?: Readonly<Record<string, unknown>>;
  variant?: 'contained' | 'outlined';
}

/** Opens the form for a new row, with the given initial values; hidden without the right. */
export function CreateButton({ entity, given, variant = 'contained' }: CreateButtonProps) {
  const translate = useTranslate();
  const { canCreate } = useRights(entity);
  if (!canCreate(given)) return null;
  return (
    <Button
      component={Link}
      to={given ? prefilledCreatePath(entity, given) : createPath(entity)}
      variant={variant}
      startIcon={<AddOutlined />}
    >
      {translate(newLabel(entity), { _: translate('shell.action.create') })}
    </Button>
  );
}
