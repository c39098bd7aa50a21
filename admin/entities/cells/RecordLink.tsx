import { Box, Link, Skeleton } from '@mui/material';
import { entities } from '@plumbline/resources/entities/index';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import type { EntityName } from '@plumbline/resources/language/names';
import { mayEver } from '@plumbline/resources/language/permissions';
import { type RaRecord, useReference, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useActor } from '../../data/session/ActorProvider';
import { useLanguage } from '../../data/words/useLanguage';
import { type Referenced, useReferenced } from '../referenced/ReferencedRows';
import { showPath } from '../screenPaths';
import { StateMarks } from '../steps/StateMarks';
import { titleOf, titleReference } from '../title/titleOf';
import { useRecordTitle } from '../title/useRecordTitle';

interface RecordLinkProps {
  to: EntityName;
  id: string;
  isPlain?: boolean;
}

/** Another record by its title, as a link if the user may read it. */
export function RecordLink(props: RecordLinkProps) {
  const known = useReferenced()(props.to, props.id);
  return known ? <Found {...props} {...known} /> : <Fetched {...props} />;
}

function Fetched(props: RecordLinkProps) {
  const canRead = mayEver(entities[props.to], 'read', useActor());
  const { referenceRecord, isPending } = useReference<RaRecord<string>>({
    reference: props.to,
    id: props.id,
    options: { enabled: canRead },
  });
  return <Found {...props} record={canRead ? referenceRecord : undefined} isPending={canRead && isPending} />;
}

function Found({ to, id, isPlain = false, record, isPending }: RecordLinkProps & Referenced) {
  const translate = useTranslate();
  if (!record && !isPending) {
    return (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {translate('shell.reference.hidden')}
      </Box>
    );
  }
  if (!record) return <Skeleton width={90} sx={{ display: 'inline-block' }} />;
  const title = <RecordTitle entity={entities[to]} record={record} />;
  // An erased person has no page.
  if (isPlain || record.erasedAt) return title;
  return (
    <>
      <Link
        component={RouterLink}
        to={showPath(entities[to], id)}
        color="inherit"
        onClick={(event) => event.stopPropagation()}
        sx={decoration}
      >
        {title}
      </Link>
      <StateMarks entity={entities[to]} record={record} />
    </>
  );
}

// Inline padding does not affect the layout, and enlarges the touch target and the focus outline.
const decoration = { textDecorationColor: 'currentcolor', py: '4px' } as const;

interface RecordTitleProps {
  entity: AnyEntity;
  record: RaRecord<string>;
}

function RecordTitle({ entity, record }: RecordTitleProps) {
  const words = { language: useLanguage(), translate: useTranslate() };
  return titleReference(entity, record) ? (
    <FetchedTitle entity={entity} record={record} />
  ) : (
    titleOf(entity, record, words)
  );
}

function FetchedTitle({ entity, record }: RecordTitleProps) {
  return useRecordTitle(entity, record);
}
