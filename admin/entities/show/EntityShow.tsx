import EditOutlined from '@mui/icons-material/EditOutlined';
import { Box, Button, Stack } from '@mui/material';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { isChoice } from '@plumbline/resources/language/fields/types/choice';
import type { ComponentType } from 'react';
import { type RaRecord, RecordContextProvider, useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { dueField } from '../../data/words/due';
import { entityLabel, fieldLabel } from '../../data/words/labels';
import { PageHeader } from '../../kit/parts/PageHeader';
import { RecordActions } from '../actions/RecordActions';
import { Cell, isAbsent } from '../cells/Cell';
import { isStateSet } from '../choiceLooks';
import { DeleteButton } from '../delete/DeleteButton';
import { DeleteRefused } from '../delete/DeleteRefused';
import { ForbiddenScreen } from '../ForbiddenScreen';
import { ListSkeleton } from '../list/ListSkeleton';
import { useRememberOpened } from '../recent/useRememberOpened';
import { editPath, listPath } from '../screenPaths';
import { StateChips } from '../steps/StateChips';
import { StepMenu } from '../steps/StepMenu';
import { useRecordTitle } from '../title/useRecordTitle';
import { useEntity } from '../useEntity';
import { useRights } from '../useRights';
import { useWholeRecord } from '../useWholeRecord';
import { RecordFacts } from './RecordFacts';
import { RecordFailed } from './RecordFailed';
import { ShowTabs } from './ShowTabs';

/** The screen that shows a row of any entity. `id` is given if the address does not contain it. */
export function EntityShow({
  id: givenId,
  editTo,
  notice: Notice,
  isEditSecondary = false,
  form,
}: {
  id?: string;
  editTo?: string;
  /** Shown between the title and the tabs. */
  notice?: ComponentType<{ record: RaRecord<string> }>;
  /** Editing is not the primary action of the screen. */
  isEditSecondary?: boolean;
  /** A definition adapted for the screen. */
  form?: AnyEntity;
}) {
  const own = useEntity();
  const entity = form ?? own;
  const translate = useTranslate();
  const params = useParams();
  const id = givenId ?? params.id ?? '';
  const { canRead, canUpdate, canDelete } = useRights(entity);
  const { data: record, error, isPending, refetch } = useWholeRecord(entity, id, { enabled: canRead });
  const title = useRecordTitle(entity, record);
  useRememberOpened(entity.name, record?.id);
  if (!canRead) return <ForbiddenScreen />;
  if (error && !record) return <RecordFailed entity={entity} error={error} onRetry={() => void refetch()} />;
  if (isPending || !record) return <ListSkeleton />;
  return (
    <RecordContextProvider value={record}>
      <PageHeader
        title={title}
        crumbs={
          givenId ? [] : [{ label: translate(entityLabel(entity), { smart_count: 2 }), to: listPath(entity) }]
        }
        note={
          <Stack direction="row" sx={{ columnGap: 1.5, rowGap: 0.5, flexWrap: 'wrap' }}>
            <Standing entity={entity} record={record} />
          </Stack>
        }
        actions={
          <>
            <StepMenu entity={entity} record={record} />
            <RecordActions entity={entity} record={record} />
            {canDelete(record) ? (
              <DeleteButton entity={entity} record={record} title={title} />
            ) : (
              entity.tellsWhoDeletes && <DeleteRefused entity={entity} title={title} />
            )}
            {canUpdate(record) && (
              <Button
                component={Link}
                to={editTo ?? editPath(entity, id)}
                variant={isEditSecondary ? 'outlined' : 'contained'}
                startIcon={<EditOutlined />}
              >
                {translate('shell.action.edit')}
              </Button>
            )}
          </>
        }
      />
      {Notice && <Notice record={record} />}
      <RecordFacts entity={entity} tab={null} record={record} />
      <ShowTabs entity={entity} record={record} />
    </RecordContextProvider>
  );
}

/** The row's states and due date, beside its title. */
function Standing({ entity, record }: { entity: AnyEntity; record: RaRecord<string> }) {
  const translate = useTranslate();
  const names = Object.entries(entity.fields)
    .filter(([, field]) => isChoice(field) && isStateSet(field.choices))
    .map(([name]) => name);
  const due = dueField(entity);
  const others = [...names, ...(due ? [due] : [])].map((name) => {
    const field = entity.fields[name];
    if (!field || isAbsent(record[name])) return null;
    return (
      <Box component="span" key={name} sx={{ minWidth: 0 }}>
        {name === due && `${translate(fieldLabel(entity, name))}: `}
        <Cell entity={entity} name={name} field={field} value={record[name]} record={record} place="row" />
      </Box>
    );
  });
  return (
    <>
      <StateChips entity={entity} record={record} />
      {others}
    </>
  );
}
