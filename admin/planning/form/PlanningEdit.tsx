import { entities } from '@plumbline/resources/entities/index';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useGetList, useGetOne, useNotify, useTranslate } from 'react-admin';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { useAccountEntity } from '../../customFields/useAccountEntity';
import { changedFields, sameValue } from '../../entities/form/changedFields';
import { ListSkeleton } from '../../entities/list/ListSkeleton';
import { RecordFailed } from '../../entities/show/RecordFailed';
import { StaleDialog } from '../../entities/stale/StaleDialog';
import { PageHeader } from '../../layout/PageHeader';
import type { LocalRow } from '../../offline';
import { changeEquipments } from '../planningCommands';
import { planningListPath, planningPath } from '../planningPaths';
import { PlanningForm } from './PlanningForm';
import { draftOf, type PlanningValues, valuesOf } from './planningDraft';

interface Opened {
  planning: LocalRow<'auditPlannings'>;
  audits: readonly LocalRow<'audits'>[];
}
type Details = Record<string, unknown>;
interface Sides {
  base: Details;
  mine: Details;
  theirs: Details;
}
interface Stale extends Sides {
  /** Null: neither. */
  settle: (chosen: Details | null) => void;
}

/** Changes an open planning: the appointment, and which equipment is on it. */
export function PlanningEdit() {
  const { id = '' } = useParams();
  // What somebody has begun to change is not begun anew when the appointment is read again.
  const [begun, setBegun] = useState<Opened | null>(null);
  const { data: planning, error, refetch } = useGetOne<LocalRow<'auditPlannings'>>('auditPlannings', { id });
  const audits = useGetList<LocalRow<'audits'>>('audits', {
    filter: { planning: id },
    pagination: { page: 1, perPage: 1000 },
    sort: { field: 'id', order: 'ASC' },
  });
  const problem = error ?? audits.error;
  // What somebody has begun to change stays, also where it cannot be read again now.
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
  const [before, setBefore] = useState<ReadonlySet<string>>(
    () => new Set(audits.flatMap((audit) => audit.equipment ?? [])),
  );
  const [chosen, setChosen] = useState(before);
  const [stale, setStale] = useState<Stale | null>(null);

  const saveEquipments = async (confirmedOtherLocation: boolean, equipments: ReadonlySet<string>) => {
    const add = [...equipments].filter((one) => !before.has(one));
    const remove = [...before].filter((one) => !equipments.has(one));
    if (add.length === 0 && remove.length === 0) return;
    await changeEquipments(planning.id, {
      add,
      remove,
      confirmedOtherLocation,
      ...(values.auditor && values.auditor !== start.auditor ? { auditor: values.auditor } : {}),
    });
    setBefore(equipments);
  };
  const choose = (sides: Sides) =>
    new Promise<Details | null>((settle) => setStale({ ...sides, settle })).finally(() => setStale(null));
  const save = async (confirmedOtherLocation: boolean, equipments: ReadonlySet<string>) => {
    await saveEquipments(confirmedOtherLocation, equipments);
    const { data: current } = await provider.getOne<LocalRow<'auditPlannings'>>('auditPlannings', {
      id: planning.id,
    });
    const base = { ...planning };
    const sides = {
      base,
      mine: changedFields(entity, base, detailsOf(values, start)),
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

function detailsOf(values: PlanningValues, start: PlanningValues): Details {
  const { title, comment, auditor, contact, datePlanned, preparations } = draftOf(values);
  return {
    ...values.own,
    ...{ title, comment, auditor, contact, datePlanned },
    // Somebody may tick it meanwhile: it is sent only where it was rewritten here.
    ...(values.preparations === start.preparations ? {} : { preparations }),
  };
}

/** Whether somebody else changed the same since the form was opened, and otherwise. */
const isContested = ({ base, mine, theirs }: Sides): boolean =>
  Object.entries(mine).some(
    ([name, value]) => !sameValue(theirs[name], base[name]) && !sameValue(theirs[name], value),
  );
