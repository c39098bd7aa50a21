import { Box, Link, Skeleton } from '@mui/material';
import { entities } from '@plumbline/resources/entities/index';
import type { EntityName } from '@plumbline/resources/entities/names';
import { mayEver } from '@plumbline/resources/permissions';
import { useReference, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useActor } from '../../boot/ActorProvider';
import { showPath } from '../screenPaths';
import { useRecordTitle } from '../title/useRecordTitle';

interface RecordLinkProps {
  to: EntityName;
  id: string;
  isPlain?: boolean;
}

/** Another record by its title, leading to its screen where the user may read it. */
export function RecordLink({ to, id, isPlain = false }: RecordLinkProps) {
  const translate = useTranslate();
  const entity = entities[to];
  const canRead = mayEver(entity, 'read', useActor());
  const { referenceRecord, isPending } = useReference({ reference: to, id, options: { enabled: canRead } });
  const title = useRecordTitle(entity, referenceRecord);
  if (!canRead || (!isPending && !referenceRecord)) {
    return (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {translate('shell.reference.hidden')}
      </Box>
    );
  }
  if (!referenceRecord) return <Skeleton width={90} sx={{ display: 'inline-block' }} />;
  // Nobody to look at any more.
  if (isPlain || referenceRecord.erasedAt) return title;
  return (
    <Link
      component={RouterLink}
      to={showPath(entity, id)}
      color="inherit"
      onClick={(event) => event.stopPropagation()}
      sx={{ textDecorationColor: 'currentcolor' }}
    >
      {title}
    </Link>
  );
}
