import { entities } from '@plumbline/resources/entities/index';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useGetOne, useNotify, useTranslate } from 'react-admin';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { useAccountEntity } from '../../../data/accountEntities/useAccountEntity';
import type { LocalRow } from '../../../data/offline';
import { sameValue } from '../../../data/offline/merge/changedFields';
import { useEvery } from '../../../data/records/useEvery';
import { ListSkeleton } from '../../../entities/list/ListSkeleton';
import { RecordFailed } from '../../../entities/show/RecordFailed';
import { lazyPart } from '../../../kit/parts/lazyPart';
import { PageHeader } from '../../../kit/parts/PageHeader';
import { planningListPath, planningPath } from '../planningPaths';
import { PlanningForm } from './PlanningForm';
import { valuesOf } from './planningDraft';
import { changedDetails, type Details, equipmentOf, saveSelection } from './savePlanning';

// Lazy, since it is rarely needed.
const StaleDialog = lazyPart(() =>
  import('../../../entities/stale/StaleDialog').then((module) => module.StaleDialog),
);

interface Opened {
  planning: LocalRow<'auditPlannings'>;
  audits: readonly LocalRow<'audits'>[];
}
interface Sides {
  base: Details;
  mine: Details;
  theirs: Details;
}
interface Stale extends Sides {
  /** Null: cancelled. */
  settle: (chosen: Details | null) => void;
}

/** Edits an open planning: the appointment and its equipment. */
export function PlanningEdit() {
  const { id = '' } = useParams();
  // A form being edited is not reset when the appointment is reloaded.
  const [begun, setBegun] = useState<Opened | null>(null);
  const { data: planning, error, refetch } = useGetOne<LocalRow<'auditPlannings'>>('auditPlannings', { id });
  const audits = useEvery<LocalRow<'audits'>>('audits', {
    filter: { planning: id },
    sort: { field: 'id', order: 'ASC' },
  });
  const problem = error ?? audits.error;
  // A form being edited stays open even if reloading fails.
  if (problem && !(planning && audits.data))
    return (
      <RecordFailed
        entity={entities.auditPlannings}
        error={problem}
        onRetry={() => {
          void refetch();
          void audits.refetch();
        }}
      />
    );
  if (!planning || !audits.data) return <ListSkeleton />;
  if (planning.state === 'finished') return <Navigate to={planningPath(id)} replace />;
  const opened = begun ?? { planning, audits: audits.data };
  return <Form key={opened.planning.version} {...opened} onBegin={() => setBegun(opened)} />;
}

function Form({ planning, audits, onBegin }: Opened & { onBegin: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const cache = useQueryClient();
  const provider = useDataProvider();
  const entity = useAccountEntity('auditPlannings');
  const [start] = useState(() => valuesOf(planning));
  const [values, setValues] = useState(start);
  const [before, setBefore] = useState(() => equipmentOf(audits));
  const [chosen, setChosen] = useState(before);
  const [stale, setStale] = useState<Stale | null>(null);

  const choose = (sides: Sides) =>
    new Promise<Details | null>((settle) => setStale({ ...sides, settle })).finally(() => setStale(null));
  const save = async (confirmedOtherLocation: boolean, equipments: ReadonlySet<string>) => {
    await saveSelection(planning.id, {
      ...{ before, after: equipments, confirmedOtherLocation },
      auditor: values.auditor === start.auditor ? null : values.auditor,
    });
    setBefore(equipments);
    const { data: current } = await provider.getOne<LocalRow<'auditPlannings'>>('auditPlannings', {
      id: planning.id,
    });
    const isRewritten = values.preparations !== start.preparations;
    const sides = {
      base: { ...planning },
      mine: changedDetails(entity, planning, values, isRewritten),
      theirs: { ...current },
    };
    const details = isContested(sides) ? await choose(sides) : sides.mine;
    if (!details) return false;
    await provider.update('auditPlannings', {
      id: planning.id,
      data: { ...current, ...details },
      previousData: current,
    });
    await Promise.all([
      cache.invalidateQueries({ queryKey: ['auditPlannings'] }),
      cache.invalidateQueries({ queryKey: ['audits'] }),
    ]);
    notify('planning.form.changed', { type: 'success' });
    navigate(planningPath(planning.id), { replace: true });
    return true;
  };
  return (
    <>
      <PageHeader
        title={translate('planning.form.edit')}
        crumbs={[{ label: translate('planning.title'), to: planningListPath }]}
      />
      <PlanningForm
        values={values}
        chosen={chosen}
        planning={planning.id}
        isPlaceFixed={before.size > 0}
        saveLabel={translate('ra.action.save')}
        cancelTo={planningPath(planning.id)}
        onChange={(next) => {
          onBegin();
          setValues(next);
        }}
        onChoose={(next) => {
          onBegin();
          setChosen(next);
        }}
        onSave={save}
      />
      {stale && (
        <StaleDialog
          entity={entity}
          base={stale.base}
          mine={stale.mine}
          theirs={stale.theirs}
          onCancel={() => stale.settle(null)}
          onResolve={async (details) => stale.settle(details)}
        />
      )}
    </>
  );
}

/** Whether another user has changed the same fields since the form was opened, to different values. */
const isContested = ({ base, mine, theirs }: Sides): boolean =>
  Object.entries(mine).some(
    ([name, value]) => !sameValue(theirs[name], base[name]) && !sameValue(theirs[name], value),
  );
