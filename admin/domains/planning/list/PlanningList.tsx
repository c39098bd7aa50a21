import { Box, LinearProgress, Paper } from '@mui/material';
import { entities } from '@plumbline/resources/entities/index';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { ListBase, useListContext, useStore, useTranslate } from 'react-admin';
import { useAccountEntity } from '../../../data/accountEntities/useAccountEntity';
import type { LocalRow } from '../../../data/offline';
import { useFormat } from '../../../data/words/useFormat';
import { ExportButton } from '../../../entities/export/ExportButton';
import { ForbiddenScreen } from '../../../entities/ForbiddenScreen';
import { FilterButton } from '../../../entities/filters/FilterButton';
import { FilterChips } from '../../../entities/filters/FilterChips';
import { offeredFilters } from '../../../entities/filters/filterModel';
import { ColumnChooser } from '../../../entities/list/ColumnChooser';
import { CreateButton } from '../../../entities/list/CreateButton';
import { ListEmpty, ListNoHits } from '../../../entities/list/ListEmpty';
import { ListError } from '../../../entities/list/ListError';
import { ListPager } from '../../../entities/list/ListPager';
import { ListSkeleton } from '../../../entities/list/ListSkeleton';
import { SearchBox } from '../../../entities/list/SearchBox';
import { saidInPlace } from '../../../entities/list/saidInPlace';
import { useOwnColumns } from '../../../entities/list/useOwnColumns';
import { useRights } from '../../../entities/useRights';
import { ChoiceBar } from '../../../kit/parts/ChoiceBar';
import { PageHeader } from '../../../kit/parts/PageHeader';
import { PlanningItem } from './PlanningItem';
import { planningOrders } from './planningOrders';

const definition: AnyEntity = entities.auditPlannings;
type State = 'open' | 'finished';

/** All open or all finished appointments. */
export function PlanningList() {
  const entity = useAccountEntity('auditPlannings');
  const [state, setState] = useStore<State>('planning.list.state', 'open');
  const columns = useOwnColumns(entity, 'planning.list');
  const { canRead } = useRights(entity);
  if (!canRead) return <ForbiddenScreen />;
  const exported = [...entity.list.columns, ...columns.shown];
  return (
    <ListBase
      key={state}
      resource={definition.name}
      filter={{ state }}
      sort={planningOrders[state]}
      perPage={25}
      exporter={false}
      queryOptions={saidInPlace}
      storeKey={`planning.list.${state}`}
    >
      <Head />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1.25 }}>
        <StateToggle state={state} onChange={setState} />
        <SearchBox entity={entity} />
        <FilterButton entity={entity} names={offeredFilters(entity, { state })} />
        <Box sx={{ display: 'flex', gap: 1, flex: '1 0 auto', justifyContent: 'flex-end' }}>
          <ExportButton entity={entity} columns={exported} />
          {columns.possible.length > 0 && <ColumnChooser entity={entity} columns={columns} />}
        </Box>
      </Box>
      <FilterChips entity={entity} />
      <Rows entity={entity} columns={columns.shown} />
    </ListBase>
  );
}

function Head() {
  const translate = useTranslate();
  const format = useFormat();
  const { total } = useListContext();
  return (
    <PageHeader
      title={translate('planning.title')}
      note={total ? format.number(total) : undefined}
      actions={<CreateButton entity={definition} />}
    />
  );
}

function Rows({ entity, columns }: { entity: AnyEntity; columns: readonly string[] }) {
  const translate = useTranslate();
  const { data, total, isPending, isFetching, error, refetch, filterValues } =
    useListContext<LocalRow<'auditPlannings'>>();
  if (error) return <ListError error={error} onRetry={() => void refetch()} />;
  if (isPending) return <ListSkeleton />;
  const isFiltered = Object.keys(filterValues).length > 0;
  if (total === 0 && isFiltered) return <ListNoHits entity={definition} />;
  if (total === 0)
    return (
      <ListEmpty entity={definition} actions={<CreateButton entity={definition} variant="outlined" />} />
    );
  return (
    <>
      <Paper variant="outlined">
        <Box sx={{ height: 2 }}>
          {isFetching && <LinearProgress aria-label={translate('shell.loading')} sx={{ height: 2 }} />}
        </Box>
        <Box component="ul" aria-label={translate('planning.title')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {(data ?? []).map((planning) => (
            <PlanningItem key={planning.id} planning={planning} entity={entity} columns={columns} />
          ))}
        </Box>
      </Paper>
      <ListPager />
    </>
  );
}

function StateToggle({ state, onChange }: { state: State; onChange: (state: State) => void }) {
  const translate = useTranslate();
  return (
    <ChoiceBar
      label={translate('resources.auditPlannings.fields.state')}
      value={state}
      options={(['open', 'finished'] as const).map((value) => ({
        value,
        label: translate(`planning.${value}`),
      }))}
      onChange={onChange}
      sx={{ flex: { xs: '1 1 100%', sm: '0 0 auto' } }}
      buttonSx={{ px: 2, minHeight: 44, flex: '1 1 min-content' }}
    />
  );
}
