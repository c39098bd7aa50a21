import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { RecordContextProvider, useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { entityLabel } from '../../data/words/labels';
import { PageHeader } from '../../kit/parts/PageHeader';
import { ForbiddenScreen } from '../ForbiddenScreen';
import { ListSkeleton } from '../list/ListSkeleton';
import { listPath, showPath } from '../screenPaths';
import { RecordFacts } from '../show/RecordFacts';
import { RecordFailed } from '../show/RecordFailed';
import { useRecordTitle } from '../title/useRecordTitle';
import { useEntity } from '../useEntity';
import { useRights } from '../useRights';
import { useWholeRecord } from '../useWholeRecord';
import { EditForm } from './EditForm';

/** The screen that edits a row of any entity. `id` is given if the address does not contain it. */
export function EntityEdit({
  id: givenId,
  doneTo,
  heading,
  form,
}: {
  id?: string;
  doneTo?: string;
  heading?: string;
  /** A definition adapted for the form. */
  form?: AnyEntity;
}) {
  const own = useEntity();
  const entity = form ?? own;
  const translate = useTranslate();
  const params = useParams();
  const id = givenId ?? params.id ?? '';
  const { canRead, canUpdate } = useRights(entity);
  // No refetch while editing: it would overwrite the form.
  const {
    data: record,
    error,
    isPending,
    refetch,
  } = useWholeRecord(entity, id, {
    enabled: canRead,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const title = useRecordTitle(entity, record);
  if (!canRead) return <ForbiddenScreen />;
  // Unsaved input stays, even if the record cannot be reloaded now.
  if (error && !record) return <RecordFailed entity={entity} error={error} onRetry={() => void refetch()} />;
  if (isPending || !record) return <ListSkeleton />;
  if (!canUpdate(record)) return <ForbiddenScreen />;
  const crumbs = [
    { label: translate(entityLabel(entity), { smart_count: 2 }), to: listPath(entity) },
    { label: title, to: showPath(entity, id) },
  ];
  return (
    <RecordContextProvider value={record}>
      <PageHeader
        title={heading ?? translate('shell.form.edit', { name: title })}
        crumbs={givenId ? [] : crumbs}
      />
      <RecordFacts entity={entity} tab={null} record={record} isForm />
      <EditForm entity={entity} record={record} doneTo={doneTo ?? showPath(entity, id)} />
    </RecordContextProvider>
  );
}
