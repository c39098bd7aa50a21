import SearchOffOutlined from '@mui/icons-material/SearchOffOutlined';
import { Button } from '@mui/material';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { readError } from '../../data/errors/readError';
import { entityLabel } from '../../data/words/labels';
import { MessageScreen } from '../../kit/parts/MessageScreen';
import { PageHeader } from '../../kit/parts/PageHeader';
import { ListError } from '../list/ListError';
import { listPath } from '../screenPaths';

interface RecordFailedProps {
  entity: AnyEntity;
  error: unknown;
  onRetry: () => void;
}

/** Shown if a row cannot be displayed: it does not exist, or cannot be loaded now. */
export function RecordFailed({ entity, error, onRetry }: RecordFailedProps) {
  const translate = useTranslate();
  const name = translate(entityLabel(entity), { smart_count: 2 });
  const to = listPath(entity);
  if (readError(error).code !== 'NOT_FOUND')
    return (
      <>
        <PageHeader title={name} />
        <ListError error={error} onRetry={onRetry} />
      </>
    );
  return (
    <MessageScreen
      icon={SearchOffOutlined}
      title={translate('shell.missing.title')}
      text={translate('shell.missing.text')}
      action={
        <Button component={Link} to={to} variant="contained" sx={{ mt: 1 }}>
          {translate('shell.missing.toList', { name })}
        </Button>
      }
    />
  );
}
