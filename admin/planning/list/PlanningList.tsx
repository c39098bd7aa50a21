import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import type { AnyEntity } from '@plumbline/resources/defineEntity';
import { entities } from '@plumbline/resources/entities/index';
import { ListBase, useListContext, useStore, useTranslate } from 'react-admin';
import { CreateButton } from '../../entities/list/CreateButton';
import { ListContent } from '../../entities/list/ListContent';
import { useFormat } from '../../entities/useFormat';
import { PageHeader } from '../../layout/PageHeader';

const entity: AnyEntity = entities.auditPlannings;
type State = 'open' | 'finished';

/** All appointments: the open ones with the nearest due first, or the finished ones with the newest first. */
export function PlanningList() {
  const [state, setState] = useStore<State>('planning.list.state', 'open');
  const sort =
    state === 'open'
      ? { field: 'datePlanned', order: 'ASC' as const }
      : { field: 'dateFinished', order: 'DESC' as const };
  return (
    <ListBase
      key={state}
      resource={entity.name}
      filter={{ state }}
      sort={sort}
      perPage={25}
      exporter={false}
      storeKey={`planning.list.${state}`}
    >
      <Head />
      <ListContent
        entity={entity}
        storeKey="list.auditPlannings"
        fixed={{ state }}
        emptyActions={<CreateButton entity={entity} />}
        toolbarActions={<StateToggle state={state} onChange={setState} />}
      />
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
      actions={<CreateButton entity={entity} />}
    />
  );
}

function StateToggle({ state, onChange }: { state: State; onChange: (state: State) => void }) {
  const translate = useTranslate();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={state}
      aria-label={translate('resources.auditPlannings.fields.state')}
      onChange={(_event, next: State | null) => next && onChange(next)}
    >
      <ToggleButton value="open" sx={{ px: 2 }}>
        {translate('planning.open')}
      </ToggleButton>
      <ToggleButton value="finished" sx={{ px: 2 }}>
        {translate('planning.finished')}
      </ToggleButton>
    </ToggleButtonGroup>
  );
}
