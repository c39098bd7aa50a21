import { entities } from '@plumbline/resources/entities/index';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useGetList, useGetOne, useNotify, useTranslate } from 'react-admin';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { ListSkeleton } from '../../entities/list/ListSkeleton';
import { RecordFailed } from '../../entities/show/RecordFailed';
import { PageHeader } from '../../layout/PageHeader';
import type { LocalRow } from '../../offline';
import { changeEquipments } from '../planningCommands';
import { planningListPath, planningPath } from '../planningPaths';
import { PlanningForm } from './PlanningForm';
import { draftOf, valuesOf } from './planningDraft';

/** Changes an open planning: the appointment, and which equipment is on it. */
export function PlanningEdit() {
  const { id = '' } = useParams();
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
  return <Form key={planning.version} planning={planning} audits={audits.data} />;
}

function Form({
  planning,
  audits,
}: {
  planning: LocalRow<'auditPlannings'>;
  audits: readonly LocalRow<'audits'>[];
}) {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const cache = useQueryClient();
  const provider = useDataProvider();
  const [start] = useState(() => valuesOf(planning));
  const [values, setValues] = useState(start);
  const before = new Set(audits.flatMap((audit) => audit.equipment ?? []));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(before);
  const save = async (confirmedOtherLocation: boolean, equipments: ReadonlySet<string>) => {
    const add = [...equipments].filter((one) => !before.has(one));
    const remove = [...before].filter((one) => !equipments.has(one));
    if (add.length > 0 || remove.length > 0)
      await changeEquipments(planning.id, {
        add,
        remove,
        confirmedOtherLocation,
        ...(values.auditor && values.auditor !== start.auditor ? { auditor: values.auditor } : {}),
      });
    const { data: current } = await provider.getOne('auditPlannings', { id: planning.id });
    const { title, comment, auditor, contact, datePlanned, preparations } = draftOf(values);
    // Somebody may tick it meanwhile: it is sent only where it was rewritten here.
    const isRewritten = values.preparations !== start.preparations;
    const details = {
      ...values.own,
      ...{ title, comment, auditor, contact, datePlanned },
      ...(isRewritten ? { preparations } : {}),
    };
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
        onChange={setValues}
        onChoose={setChosen}
        onSave={save}
      />
    </>
  );
}
