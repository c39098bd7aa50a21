import { Alert } from '@mui/material';
import { entities } from '@plumbline/resources/entities/index';
import { newId } from '@plumbline/resources/language/ids';
import { withDefaults } from '@plumbline/resources/language/validation';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { type RaRecord, RecordContextProvider, useGetOne, useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { useAccountEntity } from '../../../data/accountEntities/useAccountEntity';
import { changedFields } from '../../../data/offline/merge/changedFields';
import { entityLabel, newLabel } from '../../../data/words/labels';
import { ForbiddenScreen } from '../../../entities/ForbiddenScreen';
import { EditForm } from '../../../entities/form/EditForm';
import type { Values } from '../../../entities/form/FieldsForm';
import { ListSkeleton } from '../../../entities/list/ListSkeleton';
import { listPath, showPath } from '../../../entities/screenPaths';
import { RecordFailed } from '../../../entities/show/RecordFailed';
import { useRecordTitle } from '../../../entities/title/useRecordTitle';
import { useRights } from '../../../entities/useRights';
import { useWholeRecord } from '../../../entities/useWholeRecord';
import { PageHeader } from '../../../kit/parts/PageHeader';
import { useDraft } from './useDraft';
import { startDraft } from './versionCommands';

type Row = RaRecord<string>;
const { auditRegulations, regulationVersions } = entities;
// The form must not be refilled while it is edited.
const calm = { refetchOnWindowFocus: false, refetchOnReconnect: false };

/** `/audit-regulations/:id`: continues the regulation's draft, or starts one from the published version. */
export function RegulationEdit() {
  const { id = '' } = useParams();
  const { canRead } = useRights(regulationVersions);
  const known = useDraft(id, canRead);
  const published = useWholeRecord(auditRegulations, id, calm);
  const { canUpdate } = useRights(auditRegulations);
  const fresh = useRef(newId()).current;
  /** A form being edited stays open even if reloading fails. */
  const hasBegun = useRef(false);
  const regulation = published.data;
  const base = useMemo(
    () => regulation && { ...regulation, id: fresh, version: 0, state: 'draft', regulation: regulation.id },
    [regulation, fresh],
  );
  const retry = () => {
    void known.refetch();
    void published.refetch();
  };
  // Users who may not edit regulations have no access to drafts.
  if (!canRead) return <ForbiddenScreen />;
  const error = known.error ?? published.error;
  if (error && !hasBegun.current)
    return <RecordFailed entity={auditRegulations} error={error} onRetry={retry} />;
  // The choice between the two must not change while the form is edited.
  if (!known.isFetchedAfterMount || !regulation || !base) return <ListSkeleton />;
  if (!canUpdate(regulation)) return <ForbiddenScreen />;
  hasBegun.current = true;
  return known.draft ? <KnownDraft id={known.draft.id} /> : <DraftForm record={base} />;
}

/** `/audit-regulations/versions/:id`: continues a draft. */
export function DraftEdit() {
  const { id = '' } = useParams();
  return <KnownDraft id={id} />;
}

/** `/audit-regulations/create`: starts a regulation, which is a draft until it is published. */
export function RegulationCreate() {
  const entity = useAccountEntity('regulationVersions');
  const { canCreate } = useRights(auditRegulations);
  const record = useMemo(() => ({ ...withDefaults(entity, {}), id: newId(), version: 0 }), [entity]);
  return canCreate() ? <DraftForm record={record} /> : <ForbiddenScreen />;
}

function KnownDraft({ id }: { id: string }) {
  const { data, error, isPending, refetch } = useWholeRecord(regulationVersions, id, calm);
  const { canUpdate } = useRights(regulationVersions);
  if (error && !data)
    return <RecordFailed entity={auditRegulations} error={error} onRetry={() => void refetch()} />;
  if (isPending || !data) return <ListSkeleton />;
  return canUpdate(data) ? <DraftForm record={data} /> : <ForbiddenScreen />;
}

/** Form of a draft. With version 0 it does not exist yet: the first save creates it. */
function DraftForm({ record }: { record: Row }) {
  const translate = useTranslate();
  const entity = useAccountEntity('regulationVersions');
  const queries = useQueryClient();
  const title = useRecordTitle(entity, record);
  const regulation = typeof record.regulation === 'string' ? record.regulation : null;
  const { data: published } = useGetOne<Row>(
    'auditRegulations',
    { id: regulation ?? '' },
    { enabled: regulation !== null },
  );
  const isNew = regulation === null && record.version === 0;
  const write = async (changes: Values, base: Row): Promise<void> => {
    const given = regulation ? {} : changedFields(entity, {}, base);
    await startDraft({ ...given, ...changes, id: base.id, regulation });
    await queries.invalidateQueries({ queryKey: ['regulationVersions'] });
  };
  return (
    <RecordContextProvider value={record}>
      <PageHeader
        title={isNew ? translate(newLabel(auditRegulations)) : translate('shell.form.edit', { name: title })}
        crumbs={[
          {
            label: translate(entityLabel(auditRegulations), { smart_count: 2 }),
            to: listPath(auditRegulations),
          },
          ...(regulation ? [{ label: title, to: showPath(auditRegulations, regulation) }] : []),
        ]}
      />
      <Alert severity="info" sx={{ mb: 2 }}>
        {regulation
          ? translate('regulation.versions.draftHint', { number: published?.publishedVersion ?? '' })
          : translate('regulation.versions.newHint')}
      </Alert>
      <EditForm
        entity={entity}
        record={record}
        doneTo={(id) => showPath(regulationVersions, id)}
        cancelTo={cancelTo(record, regulation)}
        write={write}
        saveLabel={translate('regulation.versions.saveDraft')}
      />
    </RecordContextProvider>
  );
}

function cancelTo({ id, version }: Row, regulation: string | null): string {
  if (version !== 0) return showPath(regulationVersions, id);
  return regulation ? showPath(auditRegulations, regulation) : listPath(auditRegulations);
}
