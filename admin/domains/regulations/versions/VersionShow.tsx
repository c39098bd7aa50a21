import { Alert, Button, Paper, Typography } from '@mui/material';
import { entities } from '@plumbline/resources/entities/index';
import { type RaRecord, ResourceContextProvider, useGetList, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useFormat } from '../../../data/words/useFormat';
import { ListError } from '../../../entities/list/ListError';
import { ListSkeleton } from '../../../entities/list/ListSkeleton';
import { showPath } from '../../../entities/screenPaths';
import { EntityShow } from '../../../entities/show/EntityShow';
import { useWholeRecord } from '../../../entities/useWholeRecord';
import { ChangeList } from './ChangeList';

type Row = RaRecord<string>;

/** A draft or an earlier published version: its changes against the version before, and its content. */
export function VersionShow() {
  return (
    <ResourceContextProvider value="regulationVersions">
      <EntityShow notice={VersionNotice} isEditSecondary />
    </ResourceContextProvider>
  );
}

function VersionNotice({ record }: { record: Row }) {
  const translate = useTranslate();
  const regulation = typeof record.regulation === 'string' ? record.regulation : '';
  const { data: published } = useWholeRecord(entities.auditRegulations, regulation, {
    enabled: regulation !== '',
  });
  const isDraft = record.state === 'draft';
  const newest = published?.publishedVersion;
  return (
    <>
      <Alert
        severity={isDraft ? 'warning' : 'info'}
        sx={{ mb: 2, flexWrap: 'wrap' }}
        action={
          regulation && (
            <Button
              component={Link}
              to={showPath(entities.auditRegulations, regulation)}
              color="inherit"
              variant="outlined"
            >
              {translate('regulation.versions.toRegulation')}
            </Button>
          )
        }
      >
        {isDraft
          ? translate('regulation.versions.isDraft')
          : translate(`regulation.versions.${newest === record.number ? 'isCurrent' : 'isOlder'}`, {
              number: record.number,
              newest: newest ?? '…',
            })}
        {!isDraft && <Publication record={record} />}
      </Alert>
      {isDraft ? (
        regulation && <DraftChanges record={record} published={published} />
      ) : (
        <PastChanges record={record} />
      )}
    </>
  );
}

function Publication({ record }: { record: Row }) {
  const translate = useTranslate();
  const format = useFormat();
  const { publishedAt, publishedBy, note } = record;
  return (
    <Typography component="div" variant="body2" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
      {[
        publishedAt && translate('regulation.versions.publishedWhen', { date: format.dateTime(publishedAt) }),
        publishedBy,
        note,
      ]
        .filter(Boolean)
        .join(' · ')}
    </Typography>
  );
}

function DraftChanges({ record, published }: { record: Row; published: Row | undefined }) {
  if (!published) return <ListSkeleton />;
  return <Changes number={Number(published.publishedVersion)} before={published} after={record} />;
}

/** Changes against the previous version, which is never deleted; the first version has none. */
function PastChanges({ record }: { record: Row }) {
  const number = Number(record.number) - 1;
  const found = useGetList<Row>(
    'regulationVersions',
    {
      filter: { regulation: record.regulation, state: 'published', number },
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'number', order: 'DESC' },
    },
    { enabled: number > 0 },
  );
  // Lists do not contain the sections.
  const id = found.data?.[0]?.id ?? '';
  const before = useWholeRecord(entities.regulationVersions, id, { enabled: id !== '' });
  const retry = () => {
    void found.refetch();
    if (id) void before.refetch();
  };
  const error = found.error ?? (id ? before.error : null);
  if (error) return <ListError error={error} onRetry={retry} />;
  return before.data ? <Changes number={number} before={before.data} after={record} /> : null;
}

function Changes({ number, before, after }: { number: number; before: Row; after: Row }) {
  const translate = useTranslate();
  return (
    <Paper variant="outlined" component="section" sx={{ p: { xs: 2, sm: 2.5 }, mb: 2 }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {translate('regulation.versions.changes', { number })}
      </Typography>
      <ChangeList before={before} after={after} />
    </Paper>
  );
}
