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

/** The screen that changes a row of any entity. `id` is given where the address does not name it. */
export function EntityEdit({
  id: givenId,
  doneTo,
  heading,
  form,
}: {
  id?: string;
  doneTo?: string;
  heading?: string;
  /** Its definition where the form knows better than the table. */
  form?: AnyEntity;
}) {
  const own = useEntity();
  const entity = form ?? own;
  const translate = useTranslate();
  const params = useParams();
  const id = givenId ?? params.id ?? '';
  const { canRead, canUpdate } = useRights(entity);
  // While somebody types, the form must not be filled anew behind their back.
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
  // What somebody has begun to change stays, also where it cannot be read again now.
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
